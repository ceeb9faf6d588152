import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { startSiteServer } from "@contractor/deploy/server.ts";
import { startInbox } from "@contractor/scripts/inbox.ts";
import { chromium } from "@playwright/test";
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
const browser = await chromium.launch({
  executablePath: oldChromium,
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
  const viewport = { width: 390, height: 844 };
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.goto(`http://${host}:${server.port}${path}`);
  // By keyboard, because Playwright's click asks an element what only newer browsers know.
  const reach = (selector: string) =>
    page.waitForFunction((selector) => {
      const control = document.querySelector<HTMLElement>(selector);
      control?.focus();
      return control && control === document.activeElement;
    }, selector);
  const press = async (selector: string) => {
    await reach(selector);
    await page.keyboard.press("Space");
  };
  const gone = (selector: string) =>
    page.waitForFunction(
      (selector) => !document.querySelector(selector)?.getClientRects().length,
      selector,
    );
  await press("[data-consent-do=reject]");
  await gone("[data-consent-do=reject]");

  if (path === "/contact") {
    await reach(field("service"));
    await page.keyboard.type("anders");
  } else {
    await press(field("service"));
    await press(field("projectType"));
  }
  for (const [asked, answer] of Object.entries({ name, ...answers })) {
    await reach(field(asked));
    await page.keyboard.type(answer);
  }
  await press(field("privacy"));
  // After the time in which the mail service takes the sender for a bot.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 1_500;
  });
  await press("main form button[type=submit]");
  // The confirmation takes the place of the form.
  await gone(field("privacy"));

  const mails = async () => {
    const answer = await fetch(`http://${host}:${inbox.webPort}/email`);
    const all = ((await answer.json()) as { text: string }[]).map(({ text }) => text);
    return all.filter((text) => text.includes(name));
  };
  await expect.poll(mails).toEqual([expect.stringContaining(says)]);
  expect(errors).toEqual([]);
});
