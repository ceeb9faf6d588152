import { statSync } from "node:fs";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { isDemonstration } from "#e2e/helpers/demonstration.ts";
import { photo } from "#e2e/helpers/enquiry-files.ts";
import { all, readPage } from "#e2e/helpers/page-reader.ts";
import { allPaths, missingPaths, templates } from "#e2e/helpers/paths.ts";
import { expectStill, recordShifts } from "#e2e/helpers/shifts.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// A usual phone: 412 px wide at 1.75 device pixels each.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});
// As a visitor has it; refused, its registration would be logged.
test.use({ serviceWorkers: "allow" });

/** Largest transfers in bytes, by page. */
const budget = {
  /**
   * With its headers: the first ten TCP segments, of which the demonstration leaves a page's owner
   * 400 bytes.
   */
  html: isDemonstration ? 14_200 : 14_600,
  scriptBefore: 3_000,
  /** With the filter of the case studies, or the search of the questions. */
  scriptBeforeInSearch: 4_500,
  scriptAfter: 100_000,
  font: 25_000,
  picture: 60_000,
  /** Of the service worker, without its own script. */
  install: 25_000,
  /** Before interaction, the service worker included. */
  everything: 130_000,
};

const workerPath = "/sw.js";
/** The browser does not say how much of the worker's own script came over the line. */
const workerBytes = statSync("dist/sw.js.br").size;

/** Records what is fetched by pages and by their service worker, in bytes as sent over the line. */
function record(context: BrowserContext) {
  const requests: Request[] = [];
  context.on("request", (request) => requests.push(request));
  return () =>
    Promise.all(
      requests.map(async (request) => {
        await (await request.response())?.finished();
        const isWorker = new URL(request.url()).pathname === workerPath;
        return {
          url: request.url(),
          type: request.resourceType(),
          // Less than nothing: it came from the browser's own cache.
          bytes: isWorker ? workerBytes : Math.max(0, (await request.sizes()).responseBodySize),
          byWorker: request.serviceWorker() !== null,
        };
      }),
    );
}

/**
 * Waits until the worker has fetched what it keeps: after the pictures of the first screens and the
 * font.
 */
const workerIsReady = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

type Transfer = Awaited<ReturnType<ReturnType<typeof record>>>[number];
const total = (transfers: Transfer[], type?: string) =>
  transfers
    .filter((transfer) => !type || transfer.type === type)
    .reduce((sum, { bytes }) => sum + bytes, 0);

test("no page is longer than a first answer bears", async ({ request }) => {
  for (const path of [...allPaths, ...missingPaths]) {
    const answer = await request.get(path, { headers: { "accept-encoding": "br" } });
    const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    const bytes = `HTTP/1.1 200 OK\r\n${headers.join("")}\r\n`.length;
    const body = Number(answer.headers()["content-length"]);
    expect.soft(bytes + body, path).toBeLessThanOrEqual(budget.html);
  }
});

test("no picture that a phone is sent is large, and each keeps its place", () => {
  const files = new Set<string>();
  for (const path of allPaths) {
    const { document } = readPage(path);
    const sets = all(document, "picture > source:first-child").map((source) =>
      source.getAttribute("srcset"),
    );
    for (const [, file = "", width] of sets.join(",").matchAll(/(\/[^\s,]+) (\d+)w/g)) {
      if (Number(width) <= 1080) {
        files.add(file);
      }
    }
    const loose = all(document, "img:not([width][height])").map(({ outerHTML }) => outerHTML);
    expect.soft(loose, path).toEqual([]);
  }
  expect(files.size).toBeGreaterThan(10);
  for (const file of files) {
    expect.soft(statSync(`dist${file}`).size, file).toBeLessThanOrEqual(budget.picture);
  }
});

for (const path of [...templates, ...missingPaths]) {
  test(`${path} stays in its budget`, async ({ page, context, form, baseURL, expectConsole }) => {
    if (missingPaths.includes(path)) {
      expectConsole(/status of 404/);
    }
    await recordShifts(page);
    const transfers = record(context);
    await page.goto(path);
    await workerIsReady(page);
    const all = await transfers();
    const before = all.filter((t) => !t.byWorker);
    const byWorker = all.filter((t) => t.byWorker);

    const script = path === "/faq" ? budget.scriptBeforeInSearch : budget.scriptBefore;
    expect.soft(total(before, "script"), "script before interaction").toBeLessThanOrEqual(script);
    const fonts = before.filter(({ type }) => type === "font");
    expect.soft(fonts.length, "font files").toBeLessThanOrEqual(1);
    expect.soft(total(fonts), "font").toBeLessThanOrEqual(budget.font);
    const pictures = before.filter(({ type }) => type === "image").map(({ bytes }) => bytes);
    expect.soft(Math.max(0, ...pictures), "largest picture").toBeLessThanOrEqual(budget.picture);
    const install = byWorker.filter(({ url }) => !url.endsWith(workerPath));
    expect.soft(install.length, "requests of the worker").toBeGreaterThan(0);
    expect.soft(total(install), "the worker's install").toBeLessThanOrEqual(budget.install);
    expect.soft(total(all), "everything").toBeLessThanOrEqual(budget.everything);

    // Down to the foot and back, then touch every island there is.
    await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: "instant" });
        await new Promise(requestAnimationFrame);
      }
      for (const island of document.querySelectorAll("astro-island")) {
        island.firstElementChild?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      }
    });
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await expectStill(page);
    if (path === "/offerte-aanvragen") {
      const drawing = page.locator("main form button[aria-controls]");
      await drawing.click();
      await expect(
        page.locator(`[id="${await drawing.getAttribute("aria-controls")}"] svg`),
      ).toBeVisible();
      await form.field("files").setInputFiles([await photo("muur.jpg", 8)]);
      await expect(page.getByText("muur.jpg")).toBeVisible();
    }
    const after = await transfers();

    const used = after.filter((transfer) => !transfer.byWorker);
    expect
      .soft(total(used, "script"), "script, used to the end")
      .toBeLessThanOrEqual(budget.scriptAfter);
    const elsewhere = after.filter(({ url }) => !url.startsWith(`${baseURL}/`));
    expect.soft(elsewhere, "requests elsewhere").toEqual([]);
  });
}

test("who saves data fetches islands by use, and nothing ahead", async ({
  page,
  context,
  form,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true },
      configurable: true,
    }),
  );
  const transfers = record(context);
  await page.goto("/contact");
  await workerIsReady(page);
  await page.mouse.move(300, 300);
  await page.keyboard.press("Shift");
  await page.mouse.wheel(0, 50);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
  await page.waitForLoadState("networkidle");
  const scripts = (await transfers()).filter(
    ({ type, url }) => type === "script" && !/\/page\./.test(url),
  );
  expect(scripts.filter(({ byWorker }) => !byWorker)).toEqual([]);
  await form.hydrate();
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
  const byWorker = (await transfers()).filter((transfer) => transfer.byWorker);
  const own = byWorker.filter(({ url }) => new URL(url).pathname !== workerPath);
  // What the page asked for goes through the worker; twice means that it fetched for itself.
  expect(own.map(({ url }) => url).sort()).toEqual([...new Set(own.map(({ url }) => url))].sort());
  expect(own.map(({ url }) => url)).not.toContainEqual(expect.stringContaining("/offline"));
});
