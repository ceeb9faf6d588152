import type { Locator } from "@playwright/test";
import { contact, fullAnswers, quote } from "#tests/support/enquiry-form.ts";
import { atRest } from "#tests/support/launch.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

test("the form can be filled in and sent with the keyboard alone", async ({ page, form }) => {
  const tabTo = async (control: Locator) => {
    const focused = control.and(page.locator(":focus"));
    for (let pressed = 0; pressed < 30 && !(await focused.count()); pressed += 1) {
      await page.keyboard.press("Tab");
    }
    await expect(control).toBeFocused();
  };
  await form.open("/offerte-aanvragen");
  const posted = await form.answerWith();
  const services = page.getByRole("radiogroup", { name: quote.steps.work }).getByRole("radio");
  await services.first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(services.nth(1)).toBeChecked();
  await tabTo(form.field("projectType").first());
  await page.keyboard.press("Space");
  for (const name of [
    "squareMeters",
    "name",
    "email",
    "phone",
    "address",
    "postalCode",
    "city",
  ] as const) {
    await tabTo(form.field(name));
    await page.keyboard.type(fullAnswers[name]);
  }
  await tabTo(form.field("privacy"));
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: contact.privacyLink })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.submitButton).toBeFocused();
  await form.humanTime();
  await page.keyboard.press("Enter");
  await expect(form.confirmation()).toBeFocused();
  expect(posted[0]?.service).toBe(Object.keys(quote.options.service)[1]);
  await tabTo(page.getByRole("button", { name: quote.sent.again }));
});
