import { contact, fullAnswers, quote } from "#tests/support/enquiry-form.ts";
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

test("for business premises the form asks for the company too", async ({ page, form }) => {
  await form.open("/offerte-aanvragen");
  const name = page.locator("label[for=field-name]");
  await expect(name).toHaveText(quote.fields.name);
  // The words of a tile are above its control.
  await form.tile(quote.options.projectType.bedrijfspand).check({ force: true });
  await expect(name).toContainText("bedrijf");
});
