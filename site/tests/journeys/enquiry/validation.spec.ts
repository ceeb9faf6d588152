import { counted, fill } from "@contractor/core/facts/format/fill.ts";
import type { Page } from "@playwright/test";
import { contact } from "#tests/support/enquiry-form.ts";
import { atRest, expect, test } from "#tests/support/test.ts";

test.use(atRest);

const { tooLong: _, tooManyLinks: __, ...required } = contact.errors;

const summing = (count: number) => counted(contact.summary, count);
const invalid = (page: Page) => page.locator("main form [aria-invalid=true]");
const summary = (page: Page) => page.getByRole("alert").filter({ has: page.getByRole("list") });

test("the form is not sent empty, and leads to each mistake", async ({ page, form }) => {
  const posted = await form.answerWith();
  await form.open("/offerte-aanvragen");
  await form.submitButton.evaluate((button: HTMLButtonElement) => button.click());
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText(summing(Object.keys(required).length));
  await expect(invalid(page)).toHaveCount(Object.keys(required).length);

  for (const [name, message] of Object.entries(required)) {
    const tiles = page.getByRole("radiogroup").filter({ has: page.locator(`[name=${name}]`) });
    const described = (await tiles.count()) > 0 ? tiles : form.field(name);
    await expect(described).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
    await summary(page).getByRole("link", { name: message, exact: true }).click();
    await expect(form.field(name).first()).toBeFocused();
  }
  expect(posted).toEqual([]);
});

test("what is certainly wrong is marked once left, and all by sending", async ({ page, form }) => {
  await form.open("/contact");
  await form.hydrate();
  await form.field("email").fill("fatima@");
  await expect(invalid(page)).toHaveCount(0);
  await form.field("email").press("Tab");
  await expect(invalid(page)).toHaveCount(1);
  await expect(form.field("email")).toHaveAccessibleDescription(required.email);
  await expect(summary(page)).toHaveCount(0);

  await form.field("email").fill("fatima@gmial.com");
  await expect(invalid(page)).toHaveCount(0);
  await form.field("email").press("Tab");
  await page
    .getByRole("button", { name: fill(contact.doubts.email, { domain: "gmail.com" }) })
    .click();
  await expect(form.field("email")).toHaveValue("fatima@gmail.com");
  await expect(form.field("email")).toBeFocused();
  await form.field("phone").fill("06 1234567");
  await form.field("phone").press("Tab");
  await expect(form.field("phone")).toHaveAccessibleDescription(contact.doubts.phone);
  await expect(invalid(page)).toHaveCount(0);

  // Each mistake is named once the form is sent, and goes as soon as it is corrected.
  await form.fill({ name: "      ", email: "fatima@", phone: "061234567", service: "anders" });
  await form.agree();
  await form.submitButton.click();
  await expect(summary(page)).toContainText(summing(3));
  await form.field("name").fill("Fatima");
  await expect(page.getByText(required.name, { exact: true })).toHaveCount(0);
  await form.field("email").fill("fatima@voorbeeld.nl");
  await expect(summary(page)).toContainText(summing(1));
  await form.field("phone").fill("0612345678");
  await expect(summary(page)).toHaveCount(0);
  await expect(invalid(page)).toHaveCount(0);

  // A mistake that is made while the form is corrected leaves the focus alone.
  await form.field("name").fill("");
  await expect(summary(page)).toBeVisible();
  await expect(form.field("name")).toBeFocused();
  await form.submitButton.click();
  await expect(summary(page)).toBeFocused();
});
