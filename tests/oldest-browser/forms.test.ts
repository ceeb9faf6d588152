import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inboxUrl, siteUrl } from "#tests/support/addresses.ts";
import { oldChromium } from "./start.ts";

// Both forms in Chromium of July 2021, the oldest that package.json names.

let browser: Browser;
beforeAll(async () => {
  browser = await puppeteer.launch({
    executablePath: oldChromium,
    headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--no-zygote", "--disable-dev-shm-usage", "--lang=nl"],
  });
});
afterAll(() => browser.close());

const field = (name: string) => `main form [name=${name}]`;

/** Scrolls a control to the middle of the screen, where nothing fixed covers it. */
async function reach(page: Page, selector: string) {
  const control = await page.waitForSelector(selector);
  await control?.evaluate((target) => target.scrollIntoView({ block: "center" }));
  return control;
}

const press = async (page: Page, selector: string) => (await reach(page, selector))?.click();

async function type(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    await (await reach(page, field(name)))?.type(answer);
  }
}

/** Opens a page on a phone, as a first visitor, and refuses cookies, so that the banner covers nothing. */
async function visit(path: string) {
  const page = await (await browser.createIncognitoBrowserContext()).newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.setViewport({ width: 390, height: 844 });
  await page.goto(siteUrl + path, { waitUntil: "load" });
  await press(page, "[data-consent-do=reject]");
  await page.waitForSelector("[data-consent-do=reject]", { hidden: true });
  return { page, errors };
}

/** Sends the form after the time in which the mail service takes the sender for a bot. */
async function send(page: Page): Promise<void> {
  await press(page, field("privacy"));
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1_500;
  });
  await press(page, "main form button[type=submit]");
  // The confirmation takes the place of the form.
  await page.waitForSelector(field("privacy"), { hidden: true });
}

/** The texts of the mails to the firm that name this visitor. */
async function mailsOf(name: string): Promise<string[]> {
  const mails = (await (await fetch(`${inboxUrl}/email`)).json()) as { text: string }[];
  return mails.map(({ text }) => text).filter((text) => text.includes(name));
}

test("a message of the contact form arrives as a mail", async () => {
  const { page, errors } = await visit("/contact");
  await type(page, { name: "Berichtje van vroeger", email: "bezoeker@voorbeeld.nl" });
  await type(page, { phone: "06 12345678" });
  await page.select(field("service"), "anders");
  await send(page);
  await expect.poll(() => mailsOf("Berichtje van vroeger")).toHaveLength(1);
  expect(errors).toEqual([]);
});

test("a quote request arrives as a mail with its price", async () => {
  const { page, errors } = await visit("/offerte-aanvragen");
  await press(page, field("service"));
  await type(page, {
    squareMeters: "60",
    name: "Aanvraag van vroeger",
    email: "bezoeker@voorbeeld.nl",
    phone: "06 12345678",
    address: "Kerkstraat 40",
    postalCode: "3811 AD",
    city: "Amersfoort",
  });
  await press(page, field("projectType"));
  await send(page);
  await expect.poll(() => mailsOf("Aanvraag van vroeger")).toHaveLength(1);
  expect((await mailsOf("Aanvraag van vroeger"))[0]).toMatch(/€/);
  expect(errors).toEqual([]);
});
