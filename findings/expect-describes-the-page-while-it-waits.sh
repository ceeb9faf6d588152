#!/usr/bin/env bash
# @playwright/test 1.65.1: while `expect(locator).toBeVisible()` waits for an element that is not
# there yet, each of its attempts describes the whole page as an ARIA snapshot, for the message of a
# failure that mostly never comes. On a page of ten thousand elements that is a part of a second of
# its main thread, again and again. The same holds for `expect(page).toHaveURL()`.
# Expected: one snapshot, once the wait has failed.
# Seen: one for each attempt. `locator.waitFor()` and `toHaveCount()`, for the same, make none.
set -euo pipefail
chromium=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome)}
cd "$(mktemp -d)"
npm install --silent --no-audit --no-fund @playwright/test@1.65.1 >&2

cat > waits.mjs <<'JS'
import { chromium, expect } from "@playwright/test";

const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: ["--headless", "--no-sandbox", "--disable-gpu"],
});

/** How often the browser described the page while it waited for a paragraph, or for an address. */
async function snapshotsDuring(name, wait) {
  const page = await browser.newPage();
  await page.setContent(`<button onclick="setTimeout(() => {
    document.body.append(document.createElement('p')); document.querySelector('p').textContent = 'x';
    location.hash = 'there' }, 1500)">Later</button>`);
  const client = await page.context().newCDPSession(page);
  await client.send("Profiler.enable");
  await client.send("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  await page.getByRole("button").click();
  await wait(page);
  const { result } = await client.send("Profiler.takePreciseCoverage");
  const calls = result
    .flatMap(({ functions }) => functions)
    .filter(({ functionName }) => functionName === "ariaSnapshotForExpectFailure")
    .reduce((sum, { ranges }) => sum + ranges[0].count, 0);
  console.log(`${name}: ${calls > 1 ? "more than one" : calls}`);
  await page.close();
}

await snapshotsDuring("toBeVisible", (page) => expect(page.locator("p")).toBeVisible());
await snapshotsDuring("toHaveURL", (page) => expect(page).toHaveURL(/there/));
await snapshotsDuring("waitFor", (page) => page.locator("p").waitFor());
await snapshotsDuring("toHaveCount", (page) => expect(page.locator("p")).toHaveCount(1));
await browser.close();
JS
node waits.mjs "$chromium" | tee seen.txt

diff seen.txt - <<'SEEN'
toBeVisible: more than one
toHaveURL: more than one
waitFor: 0
toHaveCount: 0
SEEN
