/**
 * A table of Lighthouse's mobile scores over all routes, and the largest paint of each beside that of a page written
 * by hand, when one is given: `npm run lighthouse -- [--limit http://127.0.0.1:8080/] [/contact …]`. A benchmark, not a
 * test: the figures depend on the machine. Build first.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { startSiteServer } from "../deploy/server.ts";
import { paths } from "../tests/paths.ts";
import { ensureChromium } from "./chromium.ts";

const args = process.argv.slice(2);
const limitAt = args.indexOf("--limit");
const limit = limitAt === -1 ? undefined : args.splice(limitAt, 2)[1];
const chosen = args.length > 0 ? args : paths;

const env = { ...process.env, SMTP_URL: "smtp://127.0.0.1:1025" };
const server = await startSiteServer({ root: process.cwd(), host: "127.0.0.1", port: 0, env });
const site = `http://127.0.0.1:${server.port}`;
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

/** One row of the table: the four scores, then first paint, largest paint and blocking in ms, and the shift. */
async function measure(url: string): Promise<(number | string)[]> {
  const result = await lighthouse(url, {
    port: chrome.port,
    output: "json",
    logLevel: "error",
    onlyCategories: categories,
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { lhr } = result;
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === "binary",
  );
  return [
    ...categories.map((id) => Math.round((lhr.categories[id]?.score ?? 0) * 100)),
    ...audits
      .map((id) => Math.round((lhr.audits[id]?.numericValue ?? 0) * 1000) / 1000)
      .map((value) => (value > 1 ? Math.round(value) : value)),
    failed.map(({ id }) => id).join(" "),
  ];
}

console.log(["perf", "a11y", "best", "seo", "fcp", "lcp", "tbt", "cls", "failed audits", "page"].join("\t"));
try {
  for (const path of chosen) console.log([...(await measure(site + path)), path].join("\t"));
  if (limit) console.log([...(await measure(limit)), "the page written by hand"].join("\t"));
} finally {
  chrome.kill();
  await server.close();
}
