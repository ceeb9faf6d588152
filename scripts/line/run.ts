/**
 * First and largest paint of built pages over a real line, beside a page written by hand
 * (CONTRIBUTING.md): Caddy in a network namespace of its own, over TLS and HTTP/2, a line with a
 * real delay and rate (serve.ts), and a browser whose processor is four times slower and which has
 * nothing cached. Prints medians of what the browser itself reports. Figures vary by a tenth, so
 * compare within one run.
 */
import { globSync } from "node:fs";
import { cp, mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { precompress } from "@contractor/site/build/precompress.ts";
import { type Browser, chromium } from "@playwright/test";
import { ensureChromium } from "#chromium.ts";
import { serveOverLine } from "./serve.ts";

const runs = 5;
const slowDown = 4;
/** The maximum, as a multiple of the page by hand. */
const most = { first: 1.12, largest: 1.15 };

/** Milliseconds from the start of the navigation. */
interface Figures {
  first: number;
  largest: number;
}

/** One page of each kind: home, quote, questions, a service and an article. */
function routesOf(folder: string): string[] {
  const [service] = globSync(`${folder}/diensten/*.html`).toSorted();
  const articles = globSync(`${folder}/blogs/*.html`, { exclude: [`${folder}/blogs/404.html`] });
  const [article] = articles.toSorted();
  if (!service || !article) {
    throw new Error(`${folder} has no built pages: run npm run build first.`);
  }
  const pages = [`/diensten/${basename(service, ".html")}`, `/blogs/${basename(article, ".html")}`];
  return ["/", "/offerte-aanvragen", "/faq", ...pages];
}

async function measure(browser: Browser, url: string): Promise<Figures> {
  await using context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await page.goto(url, { waitUntil: "load", timeout: 60_000 });
  // The largest picture and the typeface may arrive after the page has loaded.
  await page.waitForTimeout(2_500);
  // Awaited, because the context is closed after this.
  return await page.evaluate(async () => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    const largest = await new Promise<number>((found) => {
      const type = "largest-contentful-paint";
      new PerformanceObserver((list) => found(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type,
        buffered: true,
      });
    });
    return { first: paint?.startTime ?? Number.NaN, largest };
  });
}

await using temporary = await mkdtempDisposable(join(tmpdir(), "bench-line-"));
const byHand = join(temporary.path, "by-hand");
await cp(join(import.meta.dirname, "by-hand"), byHand, { recursive: true });
await precompress(byHand);
const routes = routesOf("dist");
const sites = [
  { name: "by hand", folder: byHand, routes: ["/"] },
  ["dist=dist", process.argv.slice(2)].flat().map((named) => {
    const [name = "", folder = ""] = named.split("=");
    return { name, folder: resolve(folder), routes };
  }),
].flat();

using running = new DisposableStack();
const folders = sites.map(({ folder }) => folder);
const origins = await serveOverLine(running, folders, join(temporary.path, "Caddyfile"));

// A build without a window, where there is one: any other loads pages of its own with every
// context, such as those of its address bar, which take as long as the page that is measured.
await using browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});
const results = new Map<string, Figures[]>();
for (let run = 0; run < runs; run++) {
  for (const [index, site] of sites.entries()) {
    for (const route of site.routes) {
      const figures = await measure(browser, `${origins[index]}${route}`);
      const name = `${site.name} ${route}`;
      results.set(name, [...(results.get(name) ?? []), figures]);
    }
  }
}

const [base] = results.values();
const medianOf = (list: readonly Figures[] = [], key: keyof Figures) =>
  list.map((figures) => figures[key]).sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const marked = (times: number, limit: number) => `${times.toFixed(2)}${times > limit ? "!" : ""}`;
console.log(["first", "largest", "first ×", "largest ×", "page"].join("\t"));
for (const [name, list] of results) {
  const first = medianOf(list, "first");
  const largest = medianOf(list, "largest");
  const firstTimes = marked(first / medianOf(base, "first"), most.first);
  const largestTimes = marked(largest / medianOf(base, "largest"), most.largest);
  console.log([Math.round(first), Math.round(largest), firstTimes, largestTimes, name].join("\t"));
}
console.log(`"!": more than ${most.first} or ${most.largest} times the page by hand.`);
