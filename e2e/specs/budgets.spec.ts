import { EventEmitter, once } from "node:events";
import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { siteUrl } from "../helpers/addresses.ts";
import { allPaths, missingPaths, paths, templates } from "../helpers/paths.ts";
import { expect, test } from "../helpers/test.ts";
import { expectStill, recordShifts } from "../helpers/shifts.ts";

// A usual phone: 412 px wide at 1.75 device pixels each.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
// As a visitor has it; refused, its registration would be logged.
test.use({ serviceWorkers: "allow" });

/** Largest transfers in bytes, by page. */
const budget = {
  /** With its headers: the first ten TCP segments. */
  html: 14_600,
  scriptBefore: 3_000,
  /** With the filter of the case studies, or the search of the questions. */
  scriptBeforeInList: 4_500,
  scriptAfter: 100_000,
  font: 25_000,
  picture: 60_000,
  /** Of the service worker, without its own script. */
  install: 25_000,
  /** Before interaction, the service worker included. */
  everything: 130_000,
};

interface Transfer {
  url: string;
  type: string;
  bytes: number;
  byWorker: boolean;
}

const workerPath = "/sw.js";
/** The browser does not say how much of the worker's own script came over the line. */
const workerBytes = brotliCompressSync(readFileSync("dist/sw.js")).length;

/** Records what is fetched by pages and by their service worker, in bytes as sent over the line. */
function record(context: BrowserContext): () => Promise<Transfer[]> {
  const finished: Request[] = [];
  context.on("requestfinished", (request) => finished.push(request));
  return async () =>
    Promise.all(
      finished.map(async (request) => ({
        url: request.url(),
        type: request.resourceType(),
        // Less than nothing: it came from the browser's own cache.
        bytes:
          new URL(request.url()).pathname === workerPath
            ? workerBytes
            : Math.max(0, (await request.sizes()).responseBodySize),
        byWorker: request.serviceWorker() !== null,
      })),
    );
}

/** Waits until the worker has fetched what it keeps. */
const workerIsReady = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

const total = (transfers: Transfer[], type?: string) =>
  transfers.filter((transfer) => !type || transfer.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

/** Opened, with all that comes by itself: the pictures of the first screens, the font and the worker. */
async function openWhole(page: Page, path: string): Promise<void> {
  const pending = new Set<Request>();
  const ended = new EventEmitter();
  const end = (request: Request) => pending.delete(request) && ended.emit("one");
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  const font = page.waitForEvent("requestfinished", (request) => request.resourceType() === "font");
  await page.goto(path, { waitUntil: "load" });
  await font;
  while (pending.size > 0) await once(ended, "one");
}

/** Of a page: its HTML as a browser gets it, with headers. */
async function bytesOfHtml(path: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(siteUrl + path, { headers: { "accept-encoding": "br" } }, resolve).once("error", reject),
  );
  const headers = answer.rawHeaders.reduce(
    (sum, part) => sum + part.length + 2,
    "HTTP/1.1 200 OK\r\n\r\n".length,
  );
  return headers + (await buffer(answer)).length;
}

test("no page is longer than a first answer bears", async () => {
  for (const path of [...allPaths, ...missingPaths])
    expect.soft(await bytesOfHtml(path), path).toBeLessThanOrEqual(budget.html);
});

test.describe("of a page that is one of many", () => {
  test.use({ serviceWorkers: "block" });
  for (const path of paths.filter((each) => !templates.includes(each)))
    test(`${path} is still, and its pictures are small`, async ({ page, context }) => {
      await recordShifts(page);
      const transfers = record(context);
      await openWhole(page, path);
      expectSmallPictures(await transfers());
      await expectStill(page);
    });
});

function expectSmallPictures(transfers: Transfer[]): void {
  const pictures = transfers.filter(({ type }) => type === "image").map(({ bytes }) => bytes);
  expect.soft(Math.max(0, ...pictures), "largest picture").toBeLessThanOrEqual(budget.picture);
}

for (const path of [...templates, ...missingPaths]) {
  test(`${path} stays in its budget, is still and alone`, async ({
    page,
    context,
    baseURL,
    expectConsole,
  }) => {
    if (missingPaths.includes(path)) expectConsole(/status of 404/);
    await recordShifts(page);
    const transfers = record(context);
    await openWhole(page, path);
    await workerIsReady(page);
    const all = await transfers();
    const [before, byWorker] = [all.filter((t) => !t.byWorker), all.filter((t) => t.byWorker)];

    const isList = /^\/(faq|case-studies(\/(pagina|soort)\/.*)?)$/.test(path);
    expect
      .soft(total(before, "script"), "script before interaction")
      .toBeLessThanOrEqual(isList ? budget.scriptBeforeInList : budget.scriptBefore);
    const fonts = before.filter(({ type }) => type === "font");
    expect.soft(fonts.length, "font files").toBeLessThanOrEqual(1);
    expect.soft(total(fonts), "font").toBeLessThanOrEqual(budget.font);
    expectSmallPictures(before);
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
    const after = await transfers();

    expect.soft(total(after, "script"), "script of all islands").toBeLessThanOrEqual(budget.scriptAfter);
    await expectStill(page);
    expect
      .soft(
        after.filter(({ url }) => !url.startsWith(`${baseURL}/`)),
        "requests elsewhere",
      )
      .toEqual([]);
  });
}

test("who saves data has a worker that fetches nothing", async ({ page, context }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );
  const transfers = record(context);
  await page.goto("/contact");
  await workerIsReady(page);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 50);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  const byWorker = (await transfers()).filter((transfer) => transfer.byWorker);
  const own = byWorker.filter(({ url }) => new URL(url).pathname !== workerPath);
  // What the page asked for goes through the worker; twice means that it fetched for itself.
  expect(own.map(({ url }) => url).sort()).toEqual([...new Set(own.map(({ url }) => url))].sort());
  expect(own.map(({ url }) => url)).not.toContainEqual(expect.stringContaining("/offline"));
});
