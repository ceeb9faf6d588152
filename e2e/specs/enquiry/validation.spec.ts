import type { Page } from "@playwright/test";
import { fields } from "#contract/fields.ts";
import { counted } from "#data/format/counted.ts";
import { fill } from "#data/format/fill.ts";
import { contact, type EnquiryForm, shortAnswers } from "#e2e/helpers/enquiry-form.ts";
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

/** Opens a form and sends it without having filled in anything. */
async function sendEmpty(page: Page, form: EnquiryForm, path: string): Promise<void> {
  await form.open(path);
  await form.submitButton.evaluate((button: HTMLButtonElement) => button.click());
  await expect(summary(page)).toBeFocused();
}

for (const [path, expected] of Object.entries(messages)) {
  test(`${path} is not sent with mistakes`, async ({ page, form }) => {
    const posted = await form.answerWith();
    await sendEmpty(page, form, path);
    expect(posted).toEqual([]);
  });

  test(`${path} says in its summary how many mistakes there are`, async ({ page, form }) => {
    await sendEmpty(page, form, path);
    await expect(summary(page)).toContainText(summing(Object.keys(expected).length));
    await expect(invalid(page)).toHaveCount(Object.keys(expected).length);
  });

  test(`${path} lists its mistakes in the order of its fields`, async ({ page, form }) => {
    await sendEmpty(page, form, path);
    const inForm = await invalid(page).evaluateAll((controls) =>
      controls.map((each) => `#${each.id || each.querySelector("input")?.id}`),
    );
    const links = await summary(page).getByRole("link").all();
    expect(await Promise.all(links.map((link) => link.getAttribute("href")))).toEqual(inForm);
  });

  test(`${path} says each mistake at its field, to which the summary leads`, async ({
    page,
    form,
  }) => {
    await sendEmpty(page, form, path);
    for (const [name, message] of Object.entries(expected)) {
      const tiles = page.getByRole("radiogroup").filter({ has: page.locator(`[name=${name}]`) });
      const described = (await tiles.count()) > 0 ? tiles : form.field(name);
      await expect(described).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
      await summary(page).getByRole("link", { name: message, exact: true }).click();
      await expect(form.field(name).first()).toBeFocused();
    }
  });
}

test("the summary of mistakes gets the focus at each attempt", async ({ page, form }) => {
  await sendEmpty(page, form, "/contact");
  await form.field("name").focus();
  await form.submitButton.click();
  await expect(summary(page)).toBeFocused();
});

test("a mistake that is made while the form is corrected leaves the focus alone", async ({
  page,
  form,
}) => {
  await sendEmpty(page, form, "/contact");
  await form.fill(shortAnswers);
  await form.field("privacy").check();
  await expect(summary(page)).toHaveCount(0);
  await form.field("name").fill("");
  await expect(summary(page)).toBeVisible();
  await expect(form.field("name")).toBeFocused();
});

test("a form names no mistake before it is sent", async ({ page, form }) => {
  await form.open("/contact");
  await form.fill({ name: "      ", email: "fatima@" });
  await form.hydrate();
  await expect(invalid(page)).toHaveCount(0);
});

test("a mistake disappears when its field is correct, and the summary with the last one", async ({
  page,
  form,
}) => {
  await form.open("/contact");
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
});

test("a field accepts no more than the mail service does", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  for (const name of ["name", "email", "phone", "address", "squareMeters", "message"] as const) {
    await expect.soft(form.field(name)).toHaveAttribute("maxlength", `${fields[name].maxLength}`);
  }
});

test("an answer that a program filled in is refused if it is too long", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  await form.field("city").evaluate((input: HTMLInputElement) => {
    input.value = "x".repeat(101);
  });
  await form.submitButton.click();
  await expect(form.field("city")).toHaveAccessibleDescription(fill(tooLong, { most: "100" }));
});

test("a phone shows its keyboard of numbers for a size", async ({ form }) => {
  await form.open("/offerte-aanvragen");
  await expect(form.field("squareMeters")).toHaveAttribute("inputmode", "decimal");
});
