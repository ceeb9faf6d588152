import { otherService } from "../../contract/options.ts";
import { site } from "../../src/content/business/site.ts";
import { expect, test } from "../helpers/test.ts";
import {
  contact,
  field,
  fill,
  fillIn,
  humanTime,
  open,
  quote,
  sendPath,
  submitButton,
} from "../helpers/enquiry-steps.ts";

const short = { name: "Jo", email: "a@b.nl", phone: "06 1234567" };
const forms = {
  "/contact": {
    shortest: short,
    choices: { service: otherService },
    heading: contact.sent.heading,
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
    heading: quote.sent.heading,
    shortest: { ...short, address: "A 1", postalCode: "3011", city: "Ee", squareMeters: "9" },
    choices: { service: otherService, projectType: "woning" },
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

for (const [path, { shortest, choices, template_id, params }] of Object.entries(forms)) {
  test(`${path} posts the specified body, with the shortest answers that count`, async ({ page }) => {
    const posted: Record<string, unknown>[] = [];
    await page.route(sendPath, async (route) => {
      if (route.request().method() === "POST") posted.push(route.request().postDataJSON());
      await route.fulfill({ status: 200, body: "OK" });
    });
    await open(page, path);
    await fillIn(page, { ...shortest, ...choices });
    await submitButton(page).click();

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
    await humanTime(page);
    await submitButton(page).click();
    for (const name of Object.keys(shortest)) {
      await expect.soft(field(page, name), name).toHaveAttribute("aria-invalid", "true");
    }
  });
}

test("the two forms go where site.yaml says, and are told apart", async ({ page }) => {
  const told: string[][] = [];
  const types: string[] = [];
  await page.route(sendPath, async (route) => {
    const { service_id, template_params } = route.request().postDataJSON();
    told.push([service_id, template_params.recipient_email]);
    types.push(template_params.form_type);
    await route.fulfill({ status: 200, body: "OK" });
  });
  for (const [path, { shortest, choices, heading }] of Object.entries(forms)) {
    await open(page, path);
    await fillIn(page, { ...shortest, ...choices });
    await submitButton(page).click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  }
  const { contact, quote } = site.sending;
  expect(told).toEqual([contact, quote].map(({ serviceId, recipient }) => [serviceId, recipient]));
  expect(new Set(types).size).toBe(2);
});
