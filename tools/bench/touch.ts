/**
 * How long the site takes to answer what a visitor does first, on a phone with a processor four
 * times slower than this one, over slow 4G, with nothing cached: `npm run bench:touch -- [--runs 5]
 * [filter …]`, medians. A benchmark, not a test: the figures depend on the machine. Build first;
 * let the machine be idle.
 */
import { parseArgs } from "node:util";
import { type Browser, chromium, devices } from "@playwright/test";
import { createSite } from "#deploy/server/site.ts";
import { startServer } from "#mail/http/server.ts";
import { ensureChromium } from "#scripts/chromium.ts";
import { type Answer, type FirstTouch, firstTouches } from "./first-touch.ts";
import { median } from "./median.ts";

const slowDown = 4;
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.44 * 1_000_000) / 8,
  uploadThroughput: (0.675 * 1_000_000) / 8,
};
const screens = {
  phone: { ...devices["Pixel 5"], viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 },
  desktop: { viewport: { width: 1350, height: 940 } },
};

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
});
const chosen = firstTouches.filter(
  ({ name }) => !positionals.length || positionals.some((p) => name.includes(p)),
);

declare global {
  var touched: Promise<number>;
}

/**
 * Runs in the page: measures from the next event of this type to the frame that shows the response.
 * Rejects when there is none within ten seconds.
 */
function watch({ from, selector, isShown }: { from: FirstTouch["from"] } & Answer): void {
  const began = performance.now();
  let start: number | undefined;
  addEventListener(
    from,
    ({ timeStamp }) => {
      start ??= timeStamp;
    },
    { capture: true },
  );
  globalThis.touched = new Promise((resolve, reject) => {
    const lookAgain = () => {
      const now = performance.now();
      const isVisible = document.querySelector(selector)?.checkVisibility() ?? false;
      if (start !== undefined && isVisible === isShown) {
        resolve(now - start);
      } else if (now - began > 10_000) {
        reject(new Error(`the page has not answered a ${from} within ten seconds`));
      } else {
        requestAnimationFrame(lookAgain);
      }
    };
    lookAgain();
  });
}

async function measure(browser: Browser, site: string, touch: FirstTouch): Promise<number> {
  await using context = await browser.newContext({ ...screens[touch.device], locale: "nl-NL" });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", slow4G);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await page.goto(site + touch.path);
  await touch.before?.(page);
  await page.evaluate(watch, { from: touch.from, ...touch.answered });
  await touch.act(page);
  const taken = await page.evaluate(() => globalThis.touched);
  return taken - (touch.delay ?? 0);
}

await using running = new AsyncDisposableStack();
const server = await startServer(createSite("dist"), "127.0.0.1", 0);
running.defer(server.close);
await using browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
console.log(["ms", "at most", "first touch"].join("\t"));
for (const touch of chosen) {
  const times: number[] = [];
  for (let run = 0; run < Number(values.runs); run++) {
    times.push(await measure(browser, `http://127.0.0.1:${server.port}`, touch));
  }
  const middle = Math.round(median(times));
  console.log([`${middle}${middle > touch.most ? "!" : ""}`, touch.most, touch.name].join("\t"));
}
