import puppeteer, { type Browser } from "puppeteer-core";
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
const person = { email: "bezoeker@voorbeeld.nl", phone: "06 12345678" };
const place = { address: "Kerkstraat 40", postalCode: "3811 AD", city: "Amersfoort" };
const quote = { squareMeters: "60", ...person, ...place };

test.each([
  { form: "message", path: "/contact", name: "Berichtje van vroeger", answers: person, says: "" },
  {
    form: "quote request",
    path: "/offerte-aanvragen",
    name: "Aanvraag van vroeger",
    answers: quote,
    says: "€",
  },
])("a $form arrives as a mail", async ({ path, name, answers, says }) => {
  // A first visitor on a phone, who refuses cookies, so that the banner covers nothing.
  const page = await (await browser.createIncognitoBrowserContext()).newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.setViewport({ width: 390, height: 844 });
  await page.goto(siteUrl + path, { waitUntil: "load" });
  /** A control in the middle of the screen, where nothing fixed covers it. */
  const reach = async (selector: string) => {
    const control = await page.waitForSelector(selector);
    await control?.evaluate((target) => target.scrollIntoView({ block: "center" }));
    return control;
  };
  const press = async (selector: string) => (await reach(selector))?.click();
  await press("[data-consent-do=reject]");
  await page.waitForSelector("[data-consent-do=reject]", { hidden: true });

  if (path === "/contact") {
    await page.select(field("service"), "anders");
  } else {
    await press(field("service"));
    await press(field("projectType"));
  }
  for (const [asked, answer] of Object.entries({ name, ...answers })) {
    await (await reach(field(asked)))?.type(answer);
  }
  await press(field("privacy"));
  // After the time in which the mail service takes the sender for a bot.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1_500;
  });
  await press("main form button[type=submit]");
  // The confirmation takes the place of the form.
  await page.waitForSelector(field("privacy"), { hidden: true });

  const mails = async () => {
    const all = (await (await fetch(`${inboxUrl}/email`)).json()) as { text: string }[];
    return all.map(({ text }) => text).filter((text) => text.includes(name));
  };
  await expect.poll(mails).toEqual([expect.stringContaining(says)]);
  expect(errors).toEqual([]);
});
