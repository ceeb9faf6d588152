import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { missingPaths, templates } from "#e2e/helpers/paths.ts";
import { expect, test } from "#e2e/helpers/test.ts";

// How much one page of each kind may transfer. These limits are wide: they catch an extra library,
// not an extra sentence. Another firm's content is never refused for its size.

// A common phone: 412 px wide, with 1.75 device pixels each.
test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
});

interface Transfer {
  type: string;
  /** The compressed size. */
  bytes: number;
}

/**
 * Opens a page, and returns its HTML and what it transferred until its fonts had loaded and its form
 * worked.
 */
async function load(page: Page, path: string) {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  const response = await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
  const transfers = requests.map(async (request): Promise<Transfer> => {
    await (await request.response())?.finished();
    const { responseBodySize } = await request.sizes();
    return { type: request.resourceType(), bytes: responseBodySize };
  });
  return { html: (await response?.text()) ?? "", transfers: await Promise.all(transfers) };
}

const bytesOf = (transfers: readonly Transfer[], type: string): number[] =>
  transfers.filter((transfer) => transfer.type === type).map(({ bytes }) => bytes);

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The size of a page's inline scripts, compressed. */
function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*application)[^>]*>([\s\S]*?)<\/script>/g)];
  return brotliCompressSync(scripts.map(([, script]) => script).join("\n")).byteLength;
}

for (const path of [...templates, ...missingPaths]) {
  test(`${path} is small`, async ({ page, expectConsole }) => {
    if (missingPaths.includes(path)) {
      expectConsole(/status of 404/);
    }
    const { html, transfers } = await load(page, path);
    expect.soft(sum(bytesOf(transfers, "document")), "the page").toBeLessThanOrEqual(30_000);
    expect.soft(sum(bytesOf(transfers, "font")), "fonts").toBeLessThanOrEqual(25_000);
    const largest = Math.max(0, ...bytesOf(transfers, "image"));
    expect.soft(largest, "the largest picture").toBeLessThanOrEqual(60_000);
    const script = sum(bytesOf(transfers, "script")) + inlineScriptBytes(html);
    const mostScript = html.includes("<astro-island") ? 95_000 : 20_000;
    expect.soft(script, "scripts, with those of a form").toBeLessThanOrEqual(mostScript);
  });
}
