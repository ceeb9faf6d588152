import type { Page } from "@playwright/test";
import { contact, fullAnswers, shortAnswers } from "#tests/support/enquiry-form.ts";
import { hold } from "#tests/support/shell-steps.ts";
import { atRest, expect, test } from "#tests/support/test.ts";

test.use(atRest);

const draftOf = (page: Page, form: "contact" | "quote") =>
  page.localStorage.getItem(`enquiry-draft:${form}`);

test("what was typed is back, and in the other form what is personal", async ({ page, form }) => {
  await form.open("/offerte-aanvragen");
  await form.fill(fullAnswers);
  await form.agree();
  await expect.poll(() => draftOf(page, "quote")).toContain(fullAnswers.message.slice(0, 10));
  expect(await draftOf(page, "quote")).not.toMatch(/privacy|website/);

  await page.reload();
  // Before the form is touched.
  await expect(page.getByText(contact.draft.restored)).toBeVisible();
  await form.expectAnswers(fullAnswers);
  await expect(form.field("privacy")).not.toBeChecked();

  await page.goto("/contact");
  await expect(form.field("name")).toHaveValue(fullAnswers.name);
  await expect(form.field("city")).toHaveValue(fullAnswers.city);
  await expect(form.field("message")).toHaveValue("");
  await form.field("city").fill("Delft");
  await form.answerWith(503);
  await form.send({ phone: shortAnswers.phone, service: shortAnswers.service });
  await expect(form.failure).toBeVisible();
  await page.getByRole("button", { name: contact.draft.clear }).click();
  await expect(form.failure).toHaveCount(0);
  await expect(form.field("name")).toBeFocused();
  await expect(form.field("city")).toHaveValue("");
  await page.reload();
  await form.hydrate();
  await expect(form.field("city")).toHaveValue("");
  expect(await draftOf(page, "contact")).toBeNull();
});

test("a button stays below the finger when the draft comes back", async ({ page, form }) => {
  await form.open("/contact");
  await form.fill(shortAnswers);
  await expect.poll(() => draftOf(page, "contact")).toContain(shortAnswers.name);
  const release = await hold(page, "**/*.js");
  await page.reload({ waitUntil: "commit" });
  await form.field("privacy").waitFor();
  // A reload starts at the top of the page, unless the visitor scrolls.
  await page.mouse.wheel(0, 1);
  await form.field("privacy").hover();
  await page.mouse.down();
  release();
  await expect(form.island).toHaveCount(0);
  await page.mouse.up();
  await expect(form.field("privacy")).toBeChecked();
  await expect(page.getByText(contact.draft.restored)).toBeVisible();
});
