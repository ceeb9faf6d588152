import { brotliCompressSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { isDemonstration } from "#e2e/helpers/demonstration.ts";
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
test.use({ serviceWorkers: "allow" });

/**
 * The most that a page of the demonstration may send, in compressed bytes. Wide: they notice a
 * library too many, not a sentence. What another firm writes is never refused for its size.
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

/** Records what the page asks for; what is returned gives it with its bytes on the line. */
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

/** The scripts that stand in a page, compressed. */
function inlineScriptBytes(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]*application)[^>]*>([\s\S]*?)<\/script>/g)];
  return brotliCompressSync(scripts.map(([, script]) => script).join("\n")).byteLength;
}

/** The page and what it has asked for keep within the budget of the demonstration. */
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

/** Scrolls through the page a screen at a time, as somebody does who looks it over. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
  });

/** The settings of another firm show in these; its words change nothing here. */
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

test("every picture keeps its place until it is there", () => {
  for (const path of allPaths) {
    const { document } = readPage(path);
    const loose = all(document, "img:not([width][height])").map(({ outerHTML }) => outerHTML);
    expect.soft(loose, path).toEqual([]);
  }
});

test("for who saves data a form is fetched by its use, and the worker keeps nothing ahead", async ({
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
