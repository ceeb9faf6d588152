import type { Page } from "@playwright/test";
import { otherService } from "#contract/options.ts";
import { contact, forms, fullAnswers, shortAnswers } from "#e2e/helpers/enquiry-form.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { hold } from "#e2e/helpers/shell-steps.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

test("what was typed is back after a reload, before the form is touched", async ({
  page,
  form,
}) => {
  await form.open("/offerte-aanvragen");
  await form.fill(fullAnswers);
  await form.agree();
  await expect(form.island).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(contact.draft.restored)).toBeVisible();
  for (const [name, given] of Object.entries(fullAnswers)) {
    await expect(form.answer(name)).toHaveValue(given);
  }
  await expect(form.field("privacy")).not.toBeChecked();
  expect(await page.localStorage.getItem("enquiry-draft:quote")).not.toMatch(/privacy|website/);
});

test("a button does not move away from the finger when the draft comes back", async ({
  page,
  form,
}) => {
  await form.open("/contact");
  await form.fill(shortAnswers);
  await expect.poll(() => page.localStorage.getItem("enquiry-draft:contact")).not.toBeNull();
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

const draft = (page: Page) => page.localStorage.getItem("enquiry-draft:contact");

test("each form has its own draft", async ({ page, form }) => {
  await form.open("/contact");
  await form.fill(shortAnswers);
  await expect.poll(() => draft(page)).toContain(shortAnswers.name);
  await form.open("/offerte-aanvragen");
  await form.hydrate();
  await expect(form.field("name")).toHaveValue("");
});

test("a button empties the form, in which the focus stays", async ({ page, form }) => {
  await form.open("/contact");
  await form.fill(shortAnswers);
  await expect.poll(() => draft(page)).toContain(shortAnswers.name);
  await page.reload();
  await page.getByRole("button", { name: contact.draft.clear }).click();
  await expect(form.field("name")).toBeFocused();
  await expect(form.field("name")).toHaveValue("");
  await expect(page.getByText(contact.draft.restored)).toHaveCount(0);
});

test("a button that empties the form removes the message about a failure", async ({
  page,
  form,
}) => {
  await form.open("/contact");
  await form.fill(shortAnswers);
  await expect.poll(() => draft(page)).toContain(shortAnswers.name);
  await page.reload();
  await form.answerWith(503);
  await form.send({});
  await expect(form.failure).toBeVisible();
  await page.getByRole("button", { name: contact.draft.clear }).click();
  await expect(form.failure).toHaveCount(0);
});

test("a draft that was removed does not come back", async ({ page, form }) => {
  await form.open("/contact");
  await form.fill(shortAnswers);
  await expect.poll(() => draft(page)).toContain(shortAnswers.name);
  await page.reload();
  await page.getByRole("button", { name: contact.draft.clear }).click();
  await page.reload();
  await expect(form.field("name")).toHaveValue("");
  expect(await draft(page)).toBeNull();
});

for (const { path, name, texts, otherServices } of forms) {
  const [offered = otherService] = Object.keys(texts.options.service);

  test(`a link from a service to ${path} chooses it`, async ({ form }) => {
    await form.open(`${path}?dienst=${offered}`);
    await expect(form.answer("service")).toHaveValue(offered);
  });

  test(`a link from a service that ${path} does not offer by name chooses Anders`, async ({
    form,
  }) => {
    const [other = otherService] = otherServices;
    await form.open(`${path}?dienst=${other}`);
    await expect(form.answer("service")).toHaveValue(otherService);
  });

  test(`a link to ${path} does not undo what was chosen afterwards`, async ({ page, form }) => {
    const [other = otherService] = otherServices;
    await form.open(`${path}?dienst=${other}`);
    await form.fill({ service: offered });
    const kept = () => page.localStorage.getItem(`enquiry-draft:${name}`);
    await expect.poll(kept).toContain(`"service":"${offered}"`);
    await page.reload();
    await expect(form.answer("service")).toHaveValue(offered);
  });
}
