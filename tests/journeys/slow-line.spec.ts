import { Hono } from "hono";
import { stream } from "hono/streaming";
import { faq } from "#data/questions/questions.ts";
import { consentTexts, shell } from "#data/shell/shell.ts";
import { startServer } from "#mail/http/server.ts";
import { siteUrl } from "#tests/support/addresses.ts";
import { shortAnswers } from "#tests/support/enquiry-form.ts";
import { banner, hold, openBeforeScripts, withConsent } from "#tests/support/shell-steps.ts";
import { expectStill, nextPaint, recordShifts } from "#tests/support/shifts.ts";
import { expect, test } from "#tests/support/test.ts";

const parts = [
  // Just after its number, which would go aside for what comes after it.
  ["the header", "/diensten", /(?<=<header[\s\S]*?href="tel:[\s\S]*?)<\/a><button/],
  ["the hero", "/diensten", /<\/h1>[\s\S]*?<\/figure>/],
  ["what comes before the quote form", "/offerte-aanvragen", /<\/h1>[\s\S]*?<form/],
  ["the quote form", "/offerte-aanvragen", /<form[\s\S]*?<\/form>/],
] as const;
const screens = [
  { width: 412, height: 823 },
  { width: 1280, height: 900 },
];

test("nothing moves when the line stops in the middle of a page", async ({ context }) => {
  let part: RegExp = /$/;
  let line = Promise.withResolvers<void>();
  // The site, whose pages stop in the middle of a part until the line goes on.
  const site = new Hono().get("*", async (c) => {
    const headers = { "Accept-Encoding": "identity" };
    const answer = await fetch(siteUrl + c.req.path, { headers });
    if (c.req.header("sec-fetch-dest") !== "document") {
      return answer;
    }
    const html = await answer.text();
    const [found = ""] = part.exec(html) ?? [];
    const half = html.indexOf(found) + Math.round(found.length / 2);
    c.header("Content-Type", "text/html; charset=utf-8");
    return stream(c, async (body) => {
      await body.write(html.slice(0, half));
      await line.promise;
      await body.write(html.slice(half));
    });
  });
  const server = await startServer(site, "127.0.0.1", 0);
  const paints = () => performance.getEntriesByName("first-contentful-paint").length;
  for (const viewport of screens) {
    for (const [name, path, stopsIn] of parts) {
      part = stopsIn;
      line = Promise.withResolvers();
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await recordShifts(page);
      await page.goto(`http://127.0.0.1:${server.port}${path}`, { waitUntil: "commit" });
      await expect.poll(() => page.evaluate(paints)).toBe(1);
      await nextPaint(page);
      line.resolve();
      await page.waitForLoadState();
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await expectStill(page, `${path} at ${viewport.width} px, stopped in ${name}`);
      await page.close();
    }
  }
  await server.close();
});

test("nothing moves when the style sheets come late", async ({ page }) => {
  await recordShifts(page);
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    for (const path of ["/", "/faq", "/offerte-aanvragen"]) {
      // The sheet for the first screen, and that of the whole page.
      const html = await (await fetch(siteUrl + path)).text();
      const sheets = html.matchAll(/rel="stylesheet" href="(\/_astro\/page[^"]+)"/g);
      const [first = "", whole = ""] = Array.from(sheets, ([, sheet]) => sheet);
      const releaseFirst = await hold(page, `**${first}`);
      const releaseWhole = await hold(page, `**${whole}`);
      await page.goto(path, { waitUntil: "commit" });
      await expect(banner(page)).toBeVisible();
      releaseFirst();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await nextPaint(page);
      releaseWhole();
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await page.waitForLoadState();
      await expectStill(page, `${path} at ${viewport.width} px`);
    }
  }
});

// Nothing is lost of what a visitor does before the scripts of a page have loaded.

test("what is pressed before a form's script loads works once it has loaded", async ({
  page,
  form,
}) => {
  await withConsent(page);
  const release = await openBeforeScripts(page, "/contact");
  const posted = await form.answerWith(200);
  await form.fillIn(shortAnswers);
  await form.submitButton.click();
  await expect(page).toHaveURL(/contact$/);
  expect(posted).toEqual([]);
  release();
  await expect(form.confirmation()).toBeVisible();
  expect(posted).toHaveLength(1);

  const releaseQuote = await openBeforeScripts(page, "/offerte-aanvragen");
  const draw = page.locator("main form button[aria-controls]");
  await draw.click();
  releaseQuote();
  await expect(async () => {
    const opened = page.locator(`[id="${await draw.getAttribute("aria-controls")}"]`);
    await expect(opened).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test("banner, menu and search work before any file with a script has come", async ({ page }) => {
  await openBeforeScripts(page, "/faq");
  await page.getByRole("button", { name: consentTexts.data.accept }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole("button", { name: shell.data.header.services }).press("Enter");
  const last = page.getByRole("link", { name: shell.data.header.allServices });
  await expect(last.first()).toBeVisible();
  await page.getByRole("searchbox").fill("xyzzy");
  await expect(page).toHaveURL(/zoek=xyzzy/);
  await expect(page.getByRole("status")).toHaveText(faq.data.emptyTitle);
});
