/**
 * A table of Lighthouse's mobile scores: `npm run lighthouse -- [--runs 3] [/contact …]`, all routes
 * when none is named, medians of three. A benchmark, not a test: the figures depend on the machine.
 * What a visitor waits for on a line is measured by `npm run bench:line`. Build first; let the
 * machine be idle.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type ExecaError, execa } from "execa";
import { startServer } from "#mail/http/server.ts";
import { ensureChromium } from "#scripts/chromium.ts";
import { createSite } from "#server/site.ts";
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

const categories = ["performance", "accessibility", "best-practices", "seo"];
const paints = ["first-contentful-paint", "largest-contentful-paint"];
const audits = [...paints, "total-blocking-time", "cumulative-layout-shift"];
/** The maximum blocking time of a page, in milliseconds. */
const mostBlocking = 50;

interface Audit {
  id: string;
  score: number | null;
  scoreDisplayMode: string;
  numericValue?: number;
}
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, Audit>;
};

type Result = Awaited<ReturnType<typeof measure>>;

const lighthouse = join(import.meta.dirname, "lighthouse/node_modules/.bin/lighthouse");
const flags = [
  "--output=json",
  "--quiet",
  `--only-categories=${categories}`,
  "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync",
];

async function measure(url: string) {
  const env = { CHROME_PATH: ensureChromium() };
  const start = () => execa(lighthouse, [url, ...flags], { env, maxBuffer: 1e9 });
  const { stdout } = await start().catch((error: ExecaError) => {
    // Now and then, Chromium does not report that the page has started.
    if (!/NO_NAVSTART/.test(`${error.stderr}${error.stdout}`)) {
      throw error;
    }
    console.error(`Lighthouse saw no beginning of ${url} (NO_NAVSTART), and tries once more.`);
    return start();
  });
  const report = JSON.parse(stdout) as Report;
  return {
    /** The score, first and largest paint, blocking time in milliseconds, and layout shift. */
    figures: [
      ...categories.map((id) => Math.round((report.categories[id]?.score ?? 0) * 100)),
      ...audits.map((id) => report.audits[id]?.numericValue ?? 0),
    ],
    failed: Object.values(report.audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary")
      .map(({ id }) => id),
  };
}

async function measureOften(url: string): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    results.push(await measure(url));
  }
  return {
    figures: [...categories, ...audits].map((_, i) =>
      median(results.map(({ figures }) => figures[i] ?? 0)),
    ),
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  };
}

const marked = (text: string, isTooMuch: boolean) => text + (isTooMuch ? "!" : "");

function row(name: string, { figures, failed }: Result): string {
  const scores = figures.slice(0, categories.length);
  const [first = 0, largest = 0, blocking = 0, shift = 0] = figures.slice(categories.length);
  return [
    ...scores,
    Math.round(first),
    Math.round(largest),
    marked(`${Math.round(blocking)}`, blocking > mostBlocking),
    Math.round(shift * 1000) / 1000,
    [name, ...failed].join(" "),
  ].join("\t");
}

await using running = new AsyncDisposableStack();
const server = await startServer(createSite("dist"), "127.0.0.1", 0);
running.defer(server.close);
console.log(["perf", "a11y", "best", "seo", "fcp", "lcp", "tbt", "cls", "page"].join("\t"));
for (const path of chosen) {
  console.log(row(path, await measureOften(`http://127.0.0.1:${server.port}${path}`)));
}
console.log(`"!": more than ${mostBlocking} ms blocked.`);
