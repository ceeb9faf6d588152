/**
 * A table of Lighthouse's mobile scores: `npm run lighthouse -- [--runs 3] [/contact …]`, all
 * routes when none is named, medians of three. A benchmark, not a test: the figures depend on the
 * machine. What a visitor waits for on a line is measured by `npm run bench:line`. Build first; let
 * the machine be idle.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type ExecaError, execa } from "execa";
import { createSite } from "#deploy/server/site.ts";
import { startServer } from "#mail/http/server.ts";
import { ensureChromium } from "#scripts/chromium.ts";
import { median } from "./median.ts";

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "3" } },
  allowPositionals: true,
});
const sitemaps = globSync("dist/sitemap-[0-9]*.xml").map((file) => readFileSync(file, "utf8"));
const listed = [...sitemaps.join("").matchAll(/<loc>([^<]*)/g)].map(
  ([, url = ""]) => new URL(url).pathname,
);
const chosen = positionals.length > 0 ? positionals : listed;
const unknown = chosen.filter((path) => !existsSync(`dist${path === "/" ? "/index" : path}.html`));
if (unknown.length > 0) {
  throw new Error(`dist/ has no ${unknown.join(", ")}: build first, or name a route.`);
}

const columns = ["perf", "a11y", "best", "seo", "fcp", "lcp", "tbt", "cls"] as const;
type Column = (typeof columns)[number];

/** The maximum blocking time of a page, in milliseconds. */
const maxBlocking = 50;

interface Audit {
  id: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
}
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
}

interface Result {
  figures: Record<Column, number>;
  /** The audits that the page fails. */
  failed: string[];
}

const lighthouse = join(import.meta.dirname, "lighthouse/node_modules/.bin/lighthouse");
const flags = [
  "--output=json",
  "--quiet",
  "--only-categories=performance,accessibility,best-practices,seo",
  "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync",
];

/** Scores from 0 to 100, times in milliseconds, and the layout shift. */
function figuresOf({ categories, audits }: Report): Result["figures"] {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  return {
    perf: score("performance"),
    a11y: score("accessibility"),
    best: score("best-practices"),
    seo: score("seo"),
    fcp: Math.round(value("first-contentful-paint")),
    lcp: Math.round(value("largest-contentful-paint")),
    tbt: Math.round(value("total-blocking-time")),
    cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
  };
}

async function measure(url: string): Promise<Result> {
  const env = { CHROME_PATH: ensureChromium() };
  const start = () => execa(lighthouse, [url, ...flags], { env, maxBuffer: 1e9 });
  const { stdout } = await start().catch((error: ExecaError) => {
    // Now and then, Chromium does not report that the page has started.
    if (!/NO_NAVSTART/.test(`${error.stderr}${error.stdout}`)) {
      throw error;
    }
    console.error(`Lighthouse did not see ${url} start (NO_NAVSTART), and tries once more.`);
    return start();
  });
  const report: Report = JSON.parse(stdout);
  const failed = Object.values(report.audits)
    .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary")
    .map(({ id }) => id);
  return { figures: figuresOf(report), failed };
}

/** The medians of several runs, and the audits that failed in any of them. */
async function measureOften(url: string): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    results.push(await measure(url));
  }
  const medians = columns.map((column) => [
    column,
    median(results.map(({ figures }) => figures[column])),
  ]);
  return {
    figures: Object.fromEntries(medians),
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  };
}

function row(path: string, { figures, failed }: Result): string {
  const cells = columns.map((column) => {
    const isTooMuch = column === "tbt" && figures.tbt > maxBlocking;
    return `${figures[column]}${isTooMuch ? "!" : ""}`;
  });
  return [...cells, [path, ...failed].join(" ")].join("\t");
}

await using running = new AsyncDisposableStack();
const server = await startServer(createSite("dist"), "127.0.0.1", 0);
running.defer(server.close);
console.log([...columns, "page"].join("\t"));
for (const path of chosen) {
  console.log(row(path, await measureOften(`http://127.0.0.1:${server.port}${path}`)));
}
console.log(`"!": more than ${maxBlocking} ms blocked.`);
