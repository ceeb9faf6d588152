#!/usr/bin/env bash
# @playwright/test 1.65.1: with `screenshot: "only-on-failure"`, a screenshot is taken of each page
# of every test, also of one that passes, because its browser context closes before the test has
# ended. It is thrown away again. Here that was a tenth of a second a test, and more of high pages.
# Expected: screenshots of tests that failed, as the name of the option says.
# Seen: one of a test that passed, which is not kept; without the option none.
set -euo pipefail
chromium=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome)}
cd "$(mktemp -d)"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @playwright/test@1.65.1 >&2

cat > playwright.config.mjs <<JS
export default {
  outputDir: "results",
  use: {
    screenshot: process.env.SCREENSHOT,
    launchOptions: { executablePath: "$chromium", args: ["--no-sandbox", "--disable-gpu"] },
  },
};
JS
cat > wall.spec.mjs <<'JS'
import { expect, test } from "@playwright/test";

test("a wall", async ({ page }) => {
  await page.setContent("<h1>Wall</h1>");
  await expect(page.locator("h1")).toHaveText("Wall");
});
JS
for SCREENSHOT in only-on-failure off; do
  export SCREENSHOT
  DEBUG=pw:api npx playwright test --reporter=line >output.txt 2>&1
  taken=$(grep -c "taking page screenshot" output.txt || true)
  kept=$(find results -name '*.png' | wc -l)
  echo "$SCREENSHOT: $(grep -o '1 passed' output.txt), $taken taken, $kept kept"
done | tee seen.txt

diff seen.txt - <<'SEEN'
only-on-failure: 1 passed, 1 taken, 0 kept
off: 1 passed, 0 taken, 0 kept
SEEN
