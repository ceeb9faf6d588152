import type { Page } from "@playwright/test";
import { fields } from "../../../contract/fields.ts";
import { expect, test } from "../../helpers/test.ts";
import {
  agree,
  answerWith,
  contact,
  field,
  fill,
  formIsland,
  open,
  submitButton,
} from "../../helpers/enquiry-steps.ts";

const { name, email, phone, service, privacy, tooLong, ...ofQuote } = contact.errors;
const shared = { name, email, phone, service, privacy };
const { address, postalCode, city, projectType, squareMeters } = ofQuote;

const messages = {
  "/contact": shared,
  "/offerte-aanvragen": { ...shared, address, postalCode, city, projectType, squareMeters },
};

const summing = (count: number) =>
  count === 1 ? contact.summary.one : contact.summary.many.replace("{count}", `${count}`);
const summary = (page: Page) => page.getByRole("alert").filter({ has: page.getByRole("list") });

for (const [path, expected] of Object.entries(messages)) {
  test(`${path} says under each field what is wrong, and sums it up`, async ({ page }) => {
    await open(page, path);
    const posted = await answerWith(page, 200, "OK");
    await submitButton(page).click();

    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText(summing(Object.keys(expected).length));
    await expect(page.locator("main form [aria-invalid=true]")).toHaveCount(Object.keys(expected).length);
    const inForm = await page
      .locator("main form [aria-invalid=true]")
      .evaluateAll((controls) => controls.map((each) => `#${each.id || each.querySelector("input")?.id}`));
    const links = summary(page).getByRole("link");
    expect(await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ hash }) => hash))).toEqual(
      inForm,
    );
    for (const [name, message] of Object.entries(expected)) {
      const tiles = page
        .locator("main form [role=radiogroup]")
        .filter({ has: page.locator(`[name=${name}]`) });
      const described = (await tiles.count()) > 0 ? tiles : field(page, name);
      await expect(described).toHaveAccessibleDescription(new RegExp(message));
      await summary(page).getByRole("link", { name: message }).click();
      await expect(field(page, name).first()).toBeFocused();
    }
    expect(posted).toEqual([]);
  });
}

test("a message goes when its field is right, and the summary with the last one", async ({ page }) => {
  await open(page, "/contact");
  await fill(page, { name: "      ", email: "fatima@", phone: "061234567", service: "anders" });
  await agree(page);
  await submitButton(page).click();
  await expect(summary(page)).toContainText(summing(3));
  await expect(page.getByText(shared.name)).toHaveCount(2);

  await field(page, "name").fill("Fatima");
  await expect(page.getByText(shared.name)).toHaveCount(0);
  await field(page, "email").fill("fatima@voorbeeld.nl");
  await expect(summary(page)).toContainText(summing(1));
  await field(page, "phone").fill("0612345678");
  await expect(summary(page)).toHaveCount(0);
  await expect(page.locator("main form [aria-invalid=true]")).toHaveCount(0);
});

test("nothing complains before the first attempt to send, which counts before the script has arrived", async ({
  page,
}) => {
  await open(page, "/contact");
  await field(page, "email").fill("fatima@");
  await field(page, "name").focus();
  await expect(page.locator(formIsland)).toHaveCount(0);
  await expect(page.locator("main form [aria-invalid=true]")).toHaveCount(0);
  await open(page, "/offerte-aanvragen");
  await expect(page.locator(formIsland)).toHaveCount(1);
  await submitButton(page).evaluate((button: HTMLButtonElement) => button.click());
  await expect(summary(page)).toBeFocused();
});

test("a field takes no more than the mail service does", async ({ page }) => {
  await open(page, "/offerte-aanvragen");
  for (const name of ["name", "email", "phone", "address", "squareMeters", "message"] as const)
    await expect.soft(field(page, name)).toHaveAttribute("maxlength", `${fields[name].most}`);
  // A program that fills in forms is not held back by that.
  await field(page, "city").evaluate((input: HTMLInputElement) => (input.value = "x".repeat(101)));
  await submitButton(page).click();
  const message = tooLong.replace("{most}", `${fields.city.most}`);
  await expect(field(page, "city")).toHaveAccessibleDescription(message);
});
