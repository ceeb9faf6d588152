/**
 * A table of Lighthouse's mobile scores, and of the paints beside those of a page written by hand, measured in the same
 * run: `npm run lighthouse -- [--runs 3] [/contact …]`, all routes when none is named, medians of three. A benchmark,
 * not a test: the figures depend on the machine, and only their ratios to those of the page by hand say much. Build
 * first; let the machine be idle.
 */
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { startSiteServer } from "../server/server.ts";
import { paths } from "../e2e/helpers/paths.ts";
import { ensureChromium } from "../scripts/chromium.ts";
import { startLimit } from "./baseline.ts";
import { median } from "./median.ts";

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "3" } },
  allowPositionals: true,
});
const chosen = positionals.length > 0 ? positionals : paths;

const env = { ...process.env, SMTP_URL: "smtp://127.0.0.1:1025" };
const server = await startSiteServer({ root: process.cwd(), host: "127.0.0.1", port: 0, env });
const site = `http://127.0.0.1:${server.port}`;
const limit = await startLimit();
const chrome = await launch({
  chromePath: ensureChromium(),
  chromeFlags: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

const categories = ["performance", "accessibility", "best-practices", "seo"];
const audits = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

interface Result {
  scores: number[];
  /** First and largest paint and blocking in milliseconds, and the shift. */
  figures: number[];
  failed: string[];
}

async function measure(url: string): Promise<Result> {
  const result = await lighthouse(url, {
    port: chrome.port,
    output: "json",
    logLevel: "error",
    onlyCategories: categories,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  return {
    scores: categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    figures: audits.map((id) => lhr.audits[id]?.numericValue ?? 0),
    failed: Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary")
      .map(({ id }) => id),
  };
}

/** The middle of several runs, figure by figure. */
async function measureOften(url: string): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < Number(values.runs); run++) results.push(await measure(url));
  const middle = (of: (result: Result) => number[], i: number) =>
    median(results.map((result) => of(result)[i] ?? 0));
  return {
    scores: categories.map((_, i) => middle(({ scores }) => scores, i)),
    figures: audits.map((_, i) => middle(({ figures }) => figures, i)),
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  };
}

/** How many times the page by hand each paint may take. */
const most = (path: string) => ({ first: 1.15, largest: path === "/" ? 1.33 : 1.25 });

function row(name: string, { scores, figures, failed }: Result, base?: Result): string {
  const [first = 0, largest = 0, blocking = 0, shift = 0] = figures;
  const ratio = (figure: number, i: number, limitOf: number) => {
    const times = figure / (base?.figures[i] ?? Number.NaN);
    return base ? `${times.toFixed(2)}${times > limitOf ? "!" : ""}` : "";
  };
  return [
    ...scores,
    ...[first, largest, blocking].map(Math.round),
    Math.round(shift * 1000) / 1000,
    ratio(first, 0, most(name).first),
    ratio(largest, 1, most(name).largest),
    [name, ...failed].join(" "),
  ].join("\t");
}

console.log(["perf", "a11y", "best", "seo", "fcp", "lcp", "tbt", "cls", "fcp ×", "lcp ×", "page"].join("\t"));
try {
  const base = await measureOften(limit.url);
  console.log(row("by hand", base));
  for (const path of chosen) console.log(row(path, await measureOften(site + path), base));
  console.log(
    '"!": more than 1.15 times the first, or 1.25 (home 1.33) times the largest paint of the page by hand.',
  );
} finally {
  chrome.kill();
  await limit.close();
  await server.close();
}
