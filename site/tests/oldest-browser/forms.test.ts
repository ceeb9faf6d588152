import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { startSiteServer } from "@contractor/deploy/server.ts";
import { startInbox } from "@contractor/scripts/inbox.ts";
import puppeteer from "puppeteer-core";
import { afterAll, expect, test } from "vitest";

// Both forms of the built site in Chromium of July 2021, the oldest that package.json names, with
// the real mail service and an inbox.

const oldChromium = "node_modules/.cache/old-chromium/92/chromium";
const archives = join(import.meta.dirname, "packages/node_modules/chromium-92/bin");
const decompressed = (name: string) => brotliDecompressSync(readFileSync(join(archives, name)));

// An earlier run may have unpacked the browser.
if (!existsSync(oldChromium)) {
  const libraries = join(dirname(oldChromium), "swiftshader");
  mkdirSync(libraries, { recursive: true });
  execFileSync("tar", ["-xC", libraries], { input: decompressed("swiftshader.tar.br") });
  writeFileSync(`${oldChromium}.part`, decompressed("chromium.br"), { mode: 0o755 });
  // Renamed when it is complete, so that a run that was stopped leaves no half browser.
  renameSync(`${oldChromium}.part`, oldChromium);
}
const browser = await puppeteer.launch({
  executablePath: oldChromium,
  headless: true,
  args: ["--no-sandbox", "--disable-gpu", "--no-zygote", "--disable-dev-shm-usage", "--lang=nl"],
});
const host = "127.0.0.1";
const inbox = await startInbox({ webHost: host, webPort: 0, smtpPort: 0 });
const env = { ...process.env, SMTP_URL: `smtp://${host}:${inbox.smtpPort}` };
const server = await startSiteServer(host, 0, env);
afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
  await inbox.close();
});

const field = (name: string) => `main form [name=${name}]`;
const person = { email: "bezoeker@voorbeeld.nl", phone: "06 12345678" };
const place = { address: "Kerkstraat 40", postalCode: "3811 AD", city: "Amersfoort" };

test.each([
  ["/contact", "Berichtje van vroeger", person, ""],
  ["/offerte-aanvragen", "Aanvraag van vroeger", { squareMeters: "60", ...person, ...place }, "€"],
])("what is sent from %s arrives as a mail", async (path, name, answers, says) => {
  // A first visitor on a phone, who refuses cookies, so that the banner covers nothing.
  const page = await (await browser.createIncognitoBrowserContext()).newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.setViewport({ width: 390, height: 844 });
  await page.goto(`http://${host}:${server.port}${path}`, { waitUntil: "load" });
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
    const answer = await fetch(`http://${host}:${inbox.webPort}/email`);
    const all = ((await answer.json()) as { text: string }[]).map(({ text }) => text);
    return all.filter((text) => text.includes(name));
  };
  await expect.poll(mails).toEqual([expect.stringContaining(says)]);
  expect(errors).toEqual([]);
});
