import type { Page } from "@playwright/test";
import { otherService } from "../../enquiry/options.ts";
import { site } from "../../src/content/firm/site.ts";
import { consentTexts } from "../../src/content/pages/consent.ts";
import { enquiryProps } from "../../src/content/pages/enquiry.ts";
import { expect, test } from "../test.ts";

const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const submit = (page: Page) => page.locator("main form button[type=submit]").last();

const short = { name: "Jo", email: "a@b.nl", phone: "06 1234567" };
const forms = {
  "/contact": {
    shortest: short,
    heading: enquiryProps("contact").texts.sent.heading,
    template_id: site.sending.contact.templateId,
    params: {
      subject: "Nieuw contactformulier bericht",
      address: "Niet opgegeven",
      postal_code: "Niet opgegeven",
      city: "Niet opgegeven",
      square_meters: "Niet opgegeven",
    },
  },
  "/offerte-aanvragen": {
    heading: enquiryProps("quote").texts.sent.heading,
    shortest: { ...short, address: "A 1", postalCode: "3011", city: "Ee", squareMeters: "9" },
    template_id: site.sending.quote.templateId,
    params: {
      subject: "Nieuwe offerte aanvraag",
      address: "A 1",
      postal_code: "3011",
      city: "Ee",
      square_meters: "9",
    },
  },
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: consentTexts.reject }).click();
}

/** Types answers, and waits until a person could have done so: the form refuses what is sent sooner. */
async function fill(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) await field(page, name).fill(answer);
  await page.waitForFunction(() => performance.now() > 1_500);
}

for (const [path, { shortest, template_id, params }] of Object.entries(forms)) {
  test(`${path} posts the specified body, with the shortest answers that count`, async ({ page }) => {
    const posted: Record<string, unknown>[] = [];
    await page.route("**/api/v1.0/email/send", async (route) => {
      if (route.request().method() === "POST") posted.push(route.request().postDataJSON());
      await route.fulfill({ status: 200, body: "OK" });
    });
    await open(page, path);
    await fill(page, shortest);
    await field(page, "service").selectOption(otherService);
    if (path !== "/contact") await field(page, "projectType").selectOption("woning");
    await field(page, "privacy").check();
    await submit(page).click();

    await expect.poll(() => posted.length).toBe(1);
    expect(posted[0]).toMatchObject({
      template_id,
      lib_version: "4.4.1",
      user_id: expect.stringMatching(/\w/),
      service_id: expect.stringMatching(/\w/),
    });
    expect(posted[0]?.["template_params"]).toMatchObject({
      ...params,
      name: "Jo",
      email: "a@b.nl",
      phone: "06 1234567",
      form_type: expect.stringMatching(/\w/),
      recipient_email: expect.stringContaining("@"),
      service: expect.stringMatching(/\w/),
      project_type: expect.stringMatching(/\w/),
      timeframe: "Niet opgegeven",
      budget: "Niet opgegeven",
      files_info: "Geen bestanden toegevoegd",
      message: "Geen bericht",
    });
  });

  test(`${path} refuses answers that are one character too short`, async ({ page }) => {
    await open(page, path);
    const tooShort = Object.fromEntries(
      Object.entries(shortest).map(([name, answer]) => [name, answer.slice(0, name === "email" ? 2 : -1)]),
    );
    await fill(page, tooShort);
    await submit(page).click();
    for (const name of Object.keys(shortest)) {
      await expect.soft(field(page, name), name).toHaveAttribute("aria-invalid", "true");
    }
  });
}

test("the two forms go to services and addresses of their own", async ({ page }) => {
  const told: string[][] = [];
  await page.route("**/api/v1.0/email/send", async (route) => {
    const { service_id, template_params } = route.request().postDataJSON();
    told.push([service_id, template_params.recipient_email, template_params.form_type]);
    await route.fulfill({ status: 200, body: "OK" });
  });
  for (const [path, { shortest, heading }] of Object.entries(forms)) {
    await page.goto(path);
    await fill(page, shortest);
    await field(page, "service").selectOption(otherService);
    if (path !== "/contact") await field(page, "projectType").selectOption("anders");
    await field(page, "privacy").check();
    await submit(page).click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  for (const i of [0, 1, 2]) expect(told[0]?.[i]).not.toBe(told[1]?.[i]);
});
