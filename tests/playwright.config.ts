import { defineConfig } from "@playwright/test";
import { inboxUrl, siteUrl } from "./addresses.ts";
import { isDemonstration } from "./demonstration.ts";

process.env["INBOX_URL"] ??= inboxUrl;

/** What Chromium needs to run as root in a container and to keep to this machine. */
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: ".",
  testMatch: ["any/**/*.spec.ts", ...(isDemonstration ? ["demo/**/*.spec.ts"] : [])],
  outputDir: "../test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // On a busy CI machine once more; a test that needs it is reported as flaky and is to be mended.
  retries: process.env["CI"] ? 1 : 0,
  timeout: 45_000,
  reporter: [["list"]],
  use: {
    baseURL: siteUrl,
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    // Workers see to offline copies; tests that are about them allow them.
    serviceWorkers: "block",
    launchOptions: {
      args,
      ...(process.env["CHROMIUM_PATH"] && { executablePath: process.env["CHROMIUM_PATH"] }),
    },
  },
  webServer: {
    command: "node tests/serve.ts",
    cwd: "..",
    url: siteUrl,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
