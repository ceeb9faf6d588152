#!/usr/bin/env bash
# Chromium 156, driven by playwright-core 1.65.1: a script in the head of a reloaded page that sets
# history.scrollRestoration to "manual" comes too late. The page still goes back to its old place.
# Expected: it stays at its top, because nothing has been laid out yet when the script runs.
# Seen: the place of before; only the reload after that obeys. And where "manual" was kept from
# before, a reload of an address with an anchor stays at the top instead of going to the anchor.
set -euo pipefail
chromium=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome)}
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund playwright-core@1.65.1 >&2

cat > reload.mjs <<'JS'
import { createServer } from "node:http";
import { chromium } from "playwright-core";

const script = 'history.scrollRestoration = "manual"';
const html = `<!doctype html><head><script>${script}</script></head>
<body style="margin: 0"><div style="height: 3000px">top</div>
<h2 id="a" style="margin: 0">a</h2><div style="height: 3000px">below</div>`;
const server = createServer((_request, response) => {
  response.setHeader("content-type", "text/html");
  response.end(html);
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const address = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();

async function placeAfterReload(from) {
  await page.evaluate((y) => scrollTo(0, y), from);
  await page.waitForTimeout(500);
  await page.reload();
  await page.waitForTimeout(500);
  return page.evaluate(() => scrollY);
}

// The page was opened without the script, so its entry in the history says "auto".
await page.route(address, (route) => route.fulfill({ contentType: "text/html", body: html.replace(script, "") }), { times: 1 });
await page.goto(address);
console.log(`first reload with the script: ${await placeAfterReload(700)}`);
console.log(`second reload: ${await placeAfterReload(700)}`);
await page.goto(`${address}#a`);
console.log(`opened with an anchor: ${await page.evaluate(() => scrollY)}`);
console.log(`reloaded with the anchor: ${await placeAfterReload(2000)}`);
await browser.close();
server.close();
JS
node reload.mjs "$chromium" | tee seen.txt

diff seen.txt - <<'SEEN'
first reload with the script: 700
second reload: 0
opened with an anchor: 3000
reloaded with the anchor: 0
SEEN
