import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { inboxUrl, siteUrl } from "./helpers/addresses.ts";
import { isDemonstration } from "./helpers/demonstration.ts";

process.env["INBOX_URL"] ??= inboxUrl;

const { CI, CHROMIUM_PATH, OTHER_FIRM } = process.env;

/** What Chromium needs to run as root in a container and to keep to this machine. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Without its window Chromium fetches pictures from much further below the screen than with it. The others are
  // Playwright's own, which these take the place of: a mouse that hovers.
  `--blink-settings=${[
    ...["primaryHoverType=2", "availableHoverTypes=2", "primaryPointerType=4", "availablePointerTypes=4"],
    ...["lazyLoadingImageMarginPxUnknown=1250", "lazyLoadingImageMarginPx4G=1250"],
  ].join(",")}`,
];

/** What a visitor does, which must work in every browser; what every page must be does not depend on it. */
const journeys = [
  "consent*",
  "navigation*",
  "enquiry/*",
  "faq",
  "case-studies",
  "price-indication",
  "comparison",
  "offline",
].map((subject) => `{specs,demo}/${subject}.spec.ts`);

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  fullyParallel: true,
  // One more than there are processors, up to two: a form waits a second and a half until a person could have typed.
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: true,
  // On a busy CI machine once more; a test that needs it is reported as flaky and is to be mended.
  retries: CI ? 1 : 0,
  timeout: 45_000,
  reporter: [["list"]],
  use: {
    baseURL: siteUrl,
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    // Workers see to offline copies; tests that are about them allow them.
    serviceWorkers: "block",
    // With a picture of every moment a run would take twice as long.
    trace: CI ? { mode: "on-first-retry", screenshots: false } : "off",
    screenshot: "only-on-failure",
  },
  projects: [
    {
      name: "chromium",
      testMatch: [
        "specs/**/*.spec.ts",
        ...(isDemonstration ? ["demo/**/*.spec.ts"] : []),
        // In the copy that scripts/second-firm.ts makes.
        ...(OTHER_FIRM ? ["second-firm/**/*.spec.ts"] : []),
      ],
      use: { launchOptions: { args, ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }) } },
    },
    { name: "firefox", testMatch: journeys, use: devices["Desktop Firefox"] },
    { name: "webkit", testMatch: journeys, use: devices["Desktop Safari"] },
  ],
  webServer: {
    command: "node e2e/helpers/serve.ts",
    cwd: "..",
    url: siteUrl,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
