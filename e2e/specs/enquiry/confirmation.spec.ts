import { contact as contactPage } from "../../../src/content/pages/contact.ts";
import { expect, test } from "../../helpers/test.ts";
import {
  answerWith,
  contact,
  field,
  fillIn,
  fullAnswers,
  open,
  quote,
  shortAnswers,
  shownReference,
  submitButton,
  toasts,
} from "../../helpers/enquiry-steps.ts";

test("the confirmation of a message gives way to an empty form after five seconds", async ({ page }) => {
  await page.clock.install();
  await open(page, "/contact");
  await answerWith(page, 200, "OK");
  await fillIn(page, shortAnswers);
  await submitButton(page).click();
  const confirmation = page.getByRole("heading", { name: contact.sent.heading });
  await expect(confirmation).toBeVisible();
  const reference = await shownReference(page);
  // Real time goes on beside it, so the margin is wide.
  await page.clock.runFor(3_000);
  await expect(confirmation).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(confirmation).toHaveCount(0);
  await expect(field(page, "name")).toHaveValue("");
  await expect(page.getByText(`Uw vorige bericht is ontvangen, onder nummer ${reference}.`)).toBeFocused();
  // No draft is left of it.
  await page.reload();
  expect(await page.evaluate(() => localStorage.getItem("enquiry-draft:contact"))).toBeNull();
  await expect(field(page, "name")).toHaveValue("");
});

test("the confirmation stands alone and uncovered, says in steps what follows, and gives way when asked", async ({
  page,
}) => {
  for (const [path, answers, { sent }] of [
    ["/contact", shortAnswers, contact],
    ["/offerte-aanvragen", fullAnswers, quote],
  ] as const) {
    await open(page, path);
    await answerWith(page, 200, "OK");
    await fillIn(page, answers);
    await submitButton(page).click();
    const confirmation = page.getByRole("heading", { name: sent.heading });
    await expect(confirmation).toBeInViewport();
    await expect(page.getByRole("heading", { name: contactPage.form.heading })).toHaveCount(0);
    const steps = page.getByRole("listitem").filter({ hasText: sent.next[0]?.what ?? "" });
    await expect(steps).toBeVisible();
    // Once the toast has come in and the page has stopped.
    await expect(async () => {
      const [toast, words] = [await toasts(page).boundingBox(), await confirmation.boundingBox()];
      expect(toast && words && toast.y + toast.height <= words.y).toBe(true);
    }).toPass({ timeout: 3_000 });
    await page.getByRole("button", { name: sent.again }).click();
    await expect(field(page, "name")).toHaveValue("");
    await expect(field(page, "privacy")).not.toBeChecked();
  }
});
