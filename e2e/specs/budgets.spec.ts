import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { isDemonstration } from "#e2e/helpers/demonstration.ts";
import { all, readPage } from "#e2e/helpers/page-reader.ts";
import { allPaths, missingPaths, templates } from "#e2e/helpers/paths.ts";
import { expectStill, recordShifts } from "#e2e/helpers/shifts.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// A common phone: 412 px wide, with 1.75 device pixels each.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});
test.use({ serviceWorkers: "allow" });

/**
 * The maximum compressed size of the demonstration's pages. These limits are wide: they catch an
 * extra library, not an extra sentence. Another firm's content is never refused for its size.
 */
const budget = {
  html: 30_000,
  scriptBeforeUse: 20_000,
  font: 25_000,
  picture: 60_000,
};

interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

/**
 * Records the requests of the page. The returned function gives them with their transferred sizes.
 */
function recordRequests(page: Page): () => Promise<Transfer[]> {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  return () =>
    Promise.all(
      requests.map(async (request) => {
        const response = await request.response();
        await response?.finished();
        const { responseBodySize } = await request.sizes();
        return { url: request.url(), type: request.resourceType(), bytes: responseBodySize };
      }),
    );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The size of a page's inline scripts, compressed. */
function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*application)[^>]*>([\s\S]*?)<\/script>/g)];
  return brotliCompressSync(scripts.map(([, script]) => script).join("\n")).byteLength;
}

/** Expects that the page and its requests are within the budget of the demonstration. */
function expectSmall(html: string, transfers: readonly Transfer[]): void {
  const bytesOf = (type: string) =>
    transfers.filter((transfer) => transfer.type === type).map(({ bytes }) => bytes);
  expect.soft(sum(bytesOf("document")), "the page").toBeLessThanOrEqual(budget.html);
  if (!html.includes("<astro-island")) {
    const script = sum(bytesOf("script")) + inlineScriptBytes(html);
    expect.soft(script, "script before use").toBeLessThanOrEqual(budget.scriptBeforeUse);
  }
  expect.soft(sum(bytesOf("font")), "fonts").toBeLessThanOrEqual(budget.font);
  const largest = Math.max(0, ...bytesOf("image"));
  expect.soft(largest, "the largest picture").toBeLessThanOrEqual(budget.picture);
}

/** Scrolls through the page a screen at a time, as a visitor does. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });

/** The pages that depend on the settings of another firm, and not only on its texts. */
const ofOtherFirm = ["/", "/contact", "/offerte-aanvragen"];
const looked = process.env["OTHER_FIRM"] ? ofOtherFirm : [...templates, ...missingPaths];

for (const path of looked) {
  test(`${path} is small, asks nothing of another host, and stays still when it is scrolled`, async ({
    page,
    baseURL,
    expectConsole,
  }) => {
    if (missingPaths.includes(path)) {
      expectConsole(/status of 404/);
    }
    await recordShifts(page);
    const requests = recordRequests(page);
    const response = await page.goto(path);
    if (isDemonstration) {
      await page.evaluate(() => document.fonts.ready);
      const html = (await response?.text()) ?? "";
      expectSmall(html, await requests());
    }
    await scrollThrough(page);
    await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
    await expectStill(page, path);
    const elsewhere = (await requests()).filter(({ url }) => !url.startsWith(`${baseURL}/`));
    expect(elsewhere).toEqual([]);
  });
}

test("every picture has its size in the HTML, so that nothing moves when it loads", () => {
  for (const path of allPaths) {
    const { document } = readPage(path);
    const loose = all(document, "img:not([width][height])").map(({ outerHTML }) => outerHTML);
    expect.soft(loose, path).toEqual([]);
  }
});

test("when the browser saves data, a form loads on first use, and the service worker stores nothing in advance", async ({
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
  const fetched: string[] = [];
  context.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/contact");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForLoadState("networkidle");
  const script = await page.locator("main astro-island").getAttribute("component-url");
  expect(fetched).not.toContain(script);
  expect(fetched).not.toContain("/offline");
  await form.hydrate();
  expect(fetched).toContain(script);
});
