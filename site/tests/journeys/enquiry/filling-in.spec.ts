import { contact, fullAnswers, quote } from "#tests/support/enquiry-form.ts";
import { firm } from "#tests/support/firm.ts";
import { atRest, expect, test } from "#tests/support/test.ts";

test.use(atRest);

test("the form can be filled in and sent with the keyboard alone", async ({ page, form }) => {
  const { keyboard } = page;
  await form.open("/offerte-aanvragen");
  const posted = await form.answerWith();
  const services = page.getByRole("radiogroup", { name: quote.steps.work }).getByRole("radio");
  await services.first().focus();
  await keyboard.press("Space");
  await keyboard.press("ArrowRight");
  await expect(services.nth(1)).toBeChecked();
  const { squareMeters, name, email, phone, address, postalCode, city } = fullAnswers;
  const required = { squareMeters, name, email, phone, address, postalCode, city };
  for (const [field, answer] of Object.entries({ projectType: " ", ...required, privacy: " " })) {
    const control = form.field(field).first();
    const focused = control.and(page.locator(":focus"));
    for (let pressed = 0; pressed < 30 && !(await focused.count()); pressed += 1) {
      await keyboard.press("Tab");
    }
    await expect(control).toBeFocused();
    await keyboard.type(answer);
  }
  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: contact.privacyLink })).toBeFocused();
  await keyboard.press("Tab");
  await expect(form.submitButton).toBeFocused();
  await form.humanTime();
  await keyboard.press("Enter");
  await expect(form.confirmation()).toBeFocused();
  expect(posted[0]?.service).toBe(Object.keys(quote.options.service)[1]);
});

test.describe("on a touch screen", { tag: "@chromium" }, () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test("the form answers to a hurry and a company, and Enter leads on", async ({ page, form }) => {
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
