import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { filesSubject } from "../../contract/files.ts";
import { enquiryProps } from "../../src/content/pages/enquiry.ts";
import { priceIndication } from "../../src/content/pages/price-indication.ts";
import { expect } from "./test.ts";
import { firm } from "./firm.ts";
import { withConsent } from "./shell-steps.ts";

/** What a visitor does with the enquiry forms, and what the firm's inbox then holds. */
export const sendPath = "**/api/v1.0/email/send";

/** What the forms say, and how they say the firm is reached. */
export const contact = enquiryProps("contact").texts;
export const quote = enquiryProps("quote").texts;

/** The services that both forms offer by name, and what each is called. */
export const offered = Object.entries(contact.options.service).filter(
  ([slug]) => slug in quote.options.service,
);

/** What stands before the part of a text that is filled in on the page. */
export const before = (text: string) => text.replace(/\{.*$/, "").trim();

export const submitButton = (page: Page) => page.locator("main form button[type=submit]").last();
export const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
/** What holds the answer given under a name: of tiles, the one that is chosen. */
export const answer = (page: Page, name: string) =>
  page.locator(`main form [name=${name}]:is(:not([type=radio]), :checked)`);
export const tile = (page: Page, name: string | RegExp) => page.getByRole("radio", { name });
export const pricePanel = (page: Page) => page.getByRole("complementary", { name: priceIndication.heading });
export const toasts = (page: Page) => page.getByRole("region", { name: contact.toastArea });
/** The form's island as long as its script has not arrived. */
export const formIsland = "main astro-island[ssr]:has([name=privacy])";
/** The message that stays in the form when sending has failed. */
export const failure = (page: Page) =>
  page.getByRole("alert").filter({ hasText: before(contact.failed.kept) });

/** The cookie banner is another test's. */
export async function open(page: Page, path: string): Promise<void> {
  await withConsent(page);
  await page.goto(path);
}

/** The way out that opens with what was typed: WhatsApp, or mail for a firm that has none. */
export const wayOut = (place: Locator) =>
  place.locator(firm.whatsapp ? 'a[href*="wa.me"]' : 'a[href^="mailto:"][href*="body="]');

/** Answers typed by a name of a control; choices by their value. */
export async function fill(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const control = field(page, name).first();
    const kind = await control.evaluate((element: HTMLInputElement) => element.type);
    if (kind === "radio") await page.locator(`main form [name=${name}][value="${answer}"]`).check();
    else if (kind === "select-one") await control.selectOption(answer);
    else await control.fill(answer);
  }
}

export const shortAnswers = {
  name: "Fatima el Idrissi",
  email: "fatima@voorbeeld.nl",
  phone: "06 12345678",
  service: offered[0]?.[0] ?? "",
};

export const fullAnswers = {
  ...shortAnswers,
  address: "Kerkstraat 40",
  postalCode: "3811 AD",
  city: "Amersfoort",
  projectType: "appartement",
  squareMeters: "85",
  timeframe: "binnen-3-maanden",
  budget: "2500-5000",
  message: "De muur is 85 m².\nGraag vóór de zomer & met steiger?",
};

/** A small picture. */
export const picture = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Agrees with one press: one that comes before the form's script is made again by it, a moment later. */
export async function agree(page: Page): Promise<void> {
  await field(page, "privacy").click();
  await expect(field(page, "privacy")).toBeChecked();
}

/** Sets the page's clock on by what a person takes to fill in a form: it refuses what is sent sooner. */
export const humanTime = (page: Page) =>
  page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1_500;
  });

/** Fills in, agrees and takes a person's time to do so. */
export async function fillIn(page: Page, answers: Record<string, string>): Promise<void> {
  await fill(page, answers);
  await agree(page);
  await humanTime(page);
}

/** Sends what is filled in, and sees the confirmation of the form that says these texts. */
export async function submit(page: Page, { sent }: typeof contact): Promise<void> {
  await submitButton(page).click();
  await expect(page.getByRole("heading", { name: sent.heading })).toBeVisible();
}

/** The reference the page shows. */
export async function shownReference(page: Page): Promise<string> {
  const text = (await page.locator("main").getByText(before(contact.reference)).textContent()) ?? "";
  const reference = new RegExp(`${firm.referencePrefix}-[2-9A-Z]{8}`);
  return reference.exec(text)?.[0] ?? `no reference in: ${text}`;
}

export interface Mail {
  id: string;
  subject: string;
  text: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
  /** Its Date header. */
  date: string;
}

/** The mails in the firm's inbox about an enquiry. */
export async function mailsAbout(reference: string): Promise<Mail[]> {
  const response = await fetch(`${process.env["INBOX_URL"]}/email`);
  const mails = (await response.json()) as Mail[];
  return mails.filter((mail) => mail.text.includes(reference));
}

/** The only mail about an enquiry besides those that bring its files. */
export async function onlyMailAbout(reference: string): Promise<Mail> {
  const enquiries = async () =>
    (await mailsAbout(reference)).filter(({ subject }) => subject !== filesSubject(reference));
  await expect.poll(async () => (await enquiries()).length).toBe(1);
  return (await enquiries())[0] as Mail;
}

interface SentParams {
  [name: string]: string | undefined;
}

/** Answers the mail service's requests with a status; returns what was posted. */
export async function answerWith(page: Page, status: number, body = ""): Promise<SentParams[]> {
  const posted: SentParams[] = [];
  await page.route(sendPath, async (route) => {
    posted.push(route.request().postDataJSON().template_params);
    await route.fulfill({ status, body });
  });
  return posted;
}
