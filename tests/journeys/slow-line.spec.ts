import { Hono } from "hono";
import { stream } from "hono/streaming";
import { faq } from "#data/questions/questions.ts";
import { consentTexts } from "#data/shell/shell.ts";
import { startServer } from "#mail/http/server.ts";
import { siteUrl } from "#tests/support/addresses.ts";
import { shortAnswers } from "#tests/support/enquiry-form.ts";
import { banner, hold, openBeforeScripts, withConsent } from "#tests/support/shell-steps.ts";
import { expectStill, nextPaint, recordShifts } from "#tests/support/shifts.ts";
import { expect, test } from "#tests/support/test.ts";

/** The site, whose pages stop in the middle, at this pattern, until `release` is called. */
async function startSlowSite(part: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const app = new Hono().get("*", async (c) => {
    const answer = await fetch(siteUrl + c.req.path);
    c.header("Content-Type", answer.headers.get("content-type") ?? "");
    if (c.req.header("sec-fetch-dest") !== "document") {
      return c.body(await answer.arrayBuffer());
    }
    const html = await answer.text();
    const [found = ""] = part.exec(html) ?? [];
    const half = html.indexOf(found) + Math.round(found.length / 2);
    return stream(c, async (body) => {
      await body.write(html.slice(0, half));
      await released;
      await body.write(html.slice(half));
    });
  });
  const server = await startServer(app, "127.0.0.1", 0);
  return {
    address: `http://127.0.0.1:${server.port}`,
    release,
    async [Symbol.asyncDispose]() {
      release();
      await server.close();
    },
  };
}

const parts = [
  // Just after its number, which would go aside for what comes after it.
  ["the header", "/diensten", /(?<=<header[\s\S]*?href="tel:[\s\S]*?)<\/a><button/],
  ["the hero", "/diensten", /<\/h1>[\s\S]*?<\/figure>/],
  ["what comes before the quote form", "/offerte-aanvragen", /<\/h1>[\s\S]*?<form/],
  ["the quote form", "/offerte-aanvragen", /<form[\s\S]*?<\/form>/],
] as const;
const paints = () => performance.getEntriesByName("first-contentful-paint").length;
const screens = { phone: { width: 412, height: 823 }, "wide screen": { width: 1280, height: 900 } };

test("nothing moves when the line stops in the middle of a page", async ({ context }) => {
  for (const [screen, viewport] of Object.entries(screens)) {
    for (const [name, path, part] of parts) {
      await using slow = await startSlowSite(part);
      const page = await context.newPage();
      await page.setViewportSize(viewport);
      await recordShifts(page);
      await page.goto(slow.address + path, { waitUntil: "commit" });
      await expect.poll(() => page.evaluate(paints)).toBe(1);
      await nextPaint(page);
      slow.release();
      await page.waitForLoadState();
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await expectStill(page, `${path} on a ${screen}, stopped in ${name}`);
      await page.close();
    }
  }
});

test("nothing moves when the style sheets come late", async ({ page }) => {
  await recordShifts(page);
  for (const [screen, viewport] of Object.entries(screens)) {
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
      await expectStill(page, `${path} on a ${screen}`);
    }
  }
});

// Nothing is lost of what a visitor does before the scripts of a page have loaded.

test("a form that is submitted before its script loads is sent once it has loaded", async ({
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
});

test("a button that is pressed before the form's script loads works once it has loaded", async ({
  page,
}) => {
  await withConsent(page);
  const release = await openBeforeScripts(page, "/offerte-aanvragen");
  const draw = page.locator("main form button[aria-controls]");
  await draw.click();
  release();
  await expect(async () => {
    const opened = page.locator(`[id="${await draw.getAttribute("aria-controls")}"]`);
    await expect(opened).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test("the banner and the search work on a page whose scripts load late", async ({ page }) => {
  const release = await openBeforeScripts(page, "/faq");
  await page.getByRole("button", { name: consentTexts.data.accept }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole("searchbox").fill("xyzzy");
  await page.keyboard.press("Enter");
  release();
  await expect(page).toHaveURL(/zoek=xyzzy/);
  await expect(page.getByRole("status")).toHaveText(faq.data.emptyTitle);
});
