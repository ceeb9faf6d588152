import { contact, fullAnswers, quote } from "#tests/support/enquiry-form.ts";
import { firm } from "#tests/support/firm.ts";
import { atRest } from "#tests/support/launch.ts";
import { expect, test } from "#tests/support/test.ts";

test.use(atRest);

test("the form can be filled in and sent with the keyboard alone", async ({ page, form }) => {
  const tabTo = async (name: string) => {
    const control = form.field(name).first();
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
  await tabTo("projectType");
  await page.keyboard.press("Space");
  const { squareMeters, name, email, phone, address, postalCode, city } = fullAnswers;
  const typed = { squareMeters, name, email, phone, address, postalCode, city };
  for (const [field, answer] of Object.entries(typed)) {
    await tabTo(field);
    await page.keyboard.type(answer);
  }
  await tabTo("privacy");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: contact.privacyLink })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.submitButton).toBeFocused();
  await form.humanTime();
  await page.keyboard.press("Enter");
  await expect(form.confirmation()).toBeFocused();
  expect(posted[0]?.service).toBe(Object.keys(quote.options.service)[1]);
});

test.describe("on a touch screen", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test("who is in a hurry, or asks for a company, finds it, and Enter leads on", async ({
    page,
    form,
  }) => {
    await form.open("/offerte-aanvragen?m2=48");
    const name = page.locator("label[for=field-name]");
    await expect(name).toHaveText(quote.fields.name);
    await page.getByRole("radio", { name: quote.options.projectType.bedrijfspand }).check();
    await expect(name).toContainText("bedrijf");
    await form.field("timeframe").selectOption("zo-snel-mogelijk");
    const hurry = page.getByRole("status").filter({ hasText: firm.phone });
    await expect(hurry).toBeVisible();
    if (firm.whatsapp) {
      const chat = hurry.getByRole("link", { name: quote.failed.whatsapp });
      await expect(chat).toHaveAttribute("href", /48/);
    }
    await form.field("timeframe").selectOption("binnen-3-maanden");
    await expect(hurry).toHaveCount(0);

    await form.field("name").focus();
    for (const next of ["email", "phone", "address", "postalCode", "city"]) {
      await page.keyboard.press("Enter");
      await expect(form.field(next)).toBeFocused();
    }
    await expect(form.field("city")).toHaveAttribute("enterkeyhint", "send");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ has: page.getByRole("list") })).toBeFocused();
  });
});
