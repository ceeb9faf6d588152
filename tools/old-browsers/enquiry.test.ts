import { writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, ElementHandle, Page } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inboxUrl } from "#tests/support/addresses.ts";
import { photo } from "#tests/support/enquiry-files.ts";
import { chosenVersions, launch } from "./browsers.ts";
import { desktop, expectVisible, find, phone, press, rejectCookies, visit } from "./visitor.ts";

interface Mail {
  subject: string;
  text: string;
}

const mailsOf = async (name: string): Promise<Mail[]> => {
  const mails = (await (await fetch(`${inboxUrl}/email`)).json()) as Mail[];
  return mails.filter(({ text }) => text.includes(name));
};

/** The answers about the visitor that the quote form asks for, without the name. */
const quoteAnswers = {
  email: "bezoeker@voorbeeld.nl",
  phone: "06 12345678",
  address: "Kerkstraat 40",
  postalCode: "3811 AD",
  city: "Amersfoort",
};

const field = (name: string) => `main form [name=${name}]`;

async function type(page: Page, answers: Record<string, string>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    const control = await find(page, field(name));
    await control.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await control.type(answer);
  }
}

/** Sends the form after the time in which the mail service takes the sender for a bot. */
async function send(page: Page): Promise<void> {
  await press(page, field("privacy"));
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1_500;
  });
  await press(page, "main form button[type=submit]");
}

/** Waits for the confirmation in the place of the form. */
const expectSent = (page: Page) => expectVisible(page, field("privacy"), false);

describe.each(chosenVersions)("Chromium %s", (version) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(version);
  });
  afterAll(() => browser.close());

  test("a message of the contact form arrives as a mail", async () => {
    const name = `Contact uit ${version}`;
    const { page, errors } = await visit(browser, "/contact", phone);
    await rejectCookies(page);
    await type(page, { name, email: "bezoeker@voorbeeld.nl", phone: "06 12345678" });
    await page.select(field("service"), "anders");
    await send(page);
    await expectSent(page);
    await expect.poll(() => mailsOf(name), { timeout: 10_000 }).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  test("what was typed is kept and a mistake is named at its field", async () => {
    const { page } = await visit(browser, "/contact", phone);
    await rejectCookies(page);
    await type(page, { name: "Iemand" });
    await press(page, "main form button[type=submit]");
    await expectVisible(page, `${field("email")}[aria-invalid=true]`);
    const name = await find(page, field("name"));
    expect(await name.evaluate((input) => (input as HTMLInputElement).value)).toBe("Iemand");
  });

  test.each([phone, desktop])(
    "a quote request arrives with its price at $width px",
    async (viewport) => {
      const name = `Offerte uit ${version} op ${viewport.width}`;
      const { page, errors } = await visit(browser, "/offerte-aanvragen", viewport);
      await rejectCookies(page);
      await press(page, field("service"));
      await type(page, { ...quoteAnswers, squareMeters: "60", name });
      await press(page, field("projectType"));
      await send(page);
      await expectSent(page);
      await expect.poll(() => mailsOf(name), { timeout: 10_000 }).toHaveLength(1);
      expect((await mailsOf(name))[0]?.text).toMatch(/€/);
      expect(errors).toEqual([]);
    },
  );

  test("the price at the lower edge of a phone leads to all of it", async () => {
    const { page, errors } = await visit(browser, "/offerte-aanvragen", phone);
    await rejectCookies(page);
    await press(page, field("service"));
    await type(page, { squareMeters: "60" });
    const isPanelOnScreen = () =>
      page.evaluate((height) => {
        const { top = height } = document.querySelector("#prijs")?.getBoundingClientRect() ?? {};
        return top >= 0 && top < height / 2;
      }, phone.height);
    expect(await isPanelOnScreen()).toBe(false);
    await press(page, "main form :is([popovertarget=prijs], [href='#prijs'])");
    await expect.poll(isPanelOnScreen, { timeout: 10_000 }).toBe(true);
    expect(errors).toEqual([]);
  });

  test("a photograph follows its enquiry", async () => {
    const name = `Foto uit ${version}`;
    const { page, errors } = await visit(browser, "/offerte-aanvragen", desktop);
    await rejectCookies(page);
    const file = join(tmpdir(), "muur.jpg");
    writeFileSync(file, (await photo("muur.jpg")).buffer);
    await press(page, field("service"));
    const files = (await find(page, field("files"))) as ElementHandle<HTMLInputElement>;
    await files.uploadFile(file);
    await type(page, { ...quoteAnswers, squareMeters: "20", name });
    await press(page, field("projectType"));
    await send(page);
    await expectSent(page);
    // The mail with the file names the visitor as well, and may have come already.
    await expect.poll(() => mailsOf(name), { timeout: 10_000 }).not.toEqual([]);
    const [mail] = await mailsOf(name);
    const number = /[A-Z]{2,}-[2-9A-Z]{8}/.exec(mail?.text ?? "")?.[0] ?? "";
    await expect
      .poll(async () => (await mailsOf(number)).length, { timeout: 20_000 })
      .toBeGreaterThan(1);
    expect(errors).toEqual([]);
  });
});
