import type { Page } from "@playwright/test";
import { fields } from "#contract/fields.ts";
import { counted } from "#data/lib/counted.ts";
import { contact } from "#e2e/helpers/enquiry-form.ts";
import { atRest } from "#e2e/helpers/launch.ts";
import { expect, test } from "#e2e/helpers/test.ts";

test.use(atRest);

const { tooLong, links, ...required } = contact.errors;
const { name, email, phone, service, privacy } = required;
const messages = {
  "/contact": { name, email, phone, service, privacy },
  "/offerte-aanvragen": required,
};

const summing = (count: number) => counted(contact.summary, count);
const invalid = (page: Page) => page.locator("main form [aria-invalid=true]");
const summary = (page: Page) => page.getByRole("alert").filter({ has: page.getByRole("list") });

for (const [path, expected] of Object.entries(messages)) {
  test(`${path} shows mistakes under their fields and in a summary`, async ({ page, form }) => {
    await form.open(path);
    const posted = await form.answerWith();
    await form.submitButton.evaluate((button: HTMLButtonElement) => button.click());

    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText(summing(Object.keys(expected).length));
    await expect(invalid(page)).toHaveCount(Object.keys(expected).length);
    const inForm = await invalid(page).evaluateAll((controls) =>
      controls.map((each) => `#${each.id || each.querySelector("input")?.id}`),
    );
    const links = await summary(page).getByRole("link").all();
    expect(await Promise.all(links.map((link) => link.getAttribute("href")))).toEqual(inForm);
    for (const [name, message] of Object.entries(expected)) {
      const tiles = page.getByRole("radiogroup").filter({ has: page.locator(`[name=${name}]`) });
      const described = (await tiles.count()) > 0 ? tiles : form.field(name);
      await expect(described).toHaveAccessibleDescription(new RegExp(message));
      await summary(page).getByRole("link", { name: message }).click();
      await expect(form.field(name).first()).toBeFocused();
    }
    expect(posted).toEqual([]);
  });
}

test("a mistake disappears when its field is correct, and the summary with the last one", async ({
  page,
  form,
}) => {
  await form.open("/contact");
  await form.fill({ name: "      ", email: "fatima@" });
  await form.hydrate();
  await form.fill({ phone: "061234567", service: "anders" });
  await form.agree();
  await expect(invalid(page), "before a try to send").toHaveCount(0);
  await form.submitButton.click();
  await expect(summary(page)).toContainText(summing(3));
  await expect(page.getByText(required.name)).toHaveCount(2);

  await form.field("name").fill("Fatima");
  await expect(page.getByText(required.name)).toHaveCount(0);
  await form.field("email").fill("fatima@voorbeeld.nl");
  await expect(summary(page)).toContainText(summing(1));
  await form.field("phone").fill("0612345678");
  await expect(summary(page)).toHaveCount(0);
  await expect(invalid(page)).toHaveCount(0);
});

test("a field accepts no more than the mail service does", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  for (const name of ["name", "email", "phone", "address", "squareMeters", "message"] as const) {
    await expect.soft(form.field(name)).toHaveAttribute("maxlength", `${fields[name].maxLength}`);
  }
  await expect(form.field("squareMeters")).toHaveAttribute("inputmode", "decimal");
  // A program can fill in more than that.
  await form.field("city").evaluate((input: HTMLInputElement) => (input.value = "x".repeat(101)));
  await form.submitButton.click();
  const message = tooLong.replace("{most}", `${fields.city.maxLength}`);
  await expect(form.field("city")).toHaveAccessibleDescription(message);
});
