import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { servedPorts, siteUrl } from "./support/addresses.ts";
import { isDemonstration } from "./support/demonstration.ts";
import { launchOptions } from "./support/launch.ts";

/** What visitors do must work in every browser. The other specs do not depend on the browser. */
const elsewhere = {
  testMatch: "site/tests/journeys/**/*.spec.ts",
  testIgnore: [
    "site/tests/journeys/editor/**",
    "site/tests/journeys/{reachability,slow-line,without-script}.spec.ts",
    ...(isDemonstration ? [] : ["site/tests/journeys/demo/**"]),
  ],
  // Only Chromium emulates a phone with touch.
  grepInvert: /@chromium/,
};

export default defineConfig({
  testDir: "..",
  // The dependencies, and what a build writes, have no tests.
  respectGitIgnore: true,
  testIgnore: isDemonstration ? [] : ["site/tests/journeys/demo/**"],
  outputDir: "../../test-results",
  fullyParallel: true,
  // One more than there are processors, because a browser often waits for the server.
  workers: Math.min(4, availableParallelism() + 1),
  forbidOnly: true,
  // No test may fail because a machine is slow, so these are limits for what never comes.
  timeout: 600_000,
  expect: { timeout: 60_000, toPass: { intervals: [50] } },
  reporter: [["list"]],
  use: {
    baseURL: siteUrl,
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    // Service workers store copies for use offline. Only the tests about them allow them.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "chromium",
      testMatch: ["site/tests/walk/*.spec.ts", "site/tests/journeys/**/*.spec.ts"],
      use: { launchOptions },
    },
    { name: "firefox", ...elsewhere, use: devices["Desktop Firefox"] },
    { name: "webkit", ...elsewhere, use: devices["Desktop Safari"] },
  ],
  webServer: {
    command: "node site/tests/support/serve.ts",
    cwd: "../..",
    wait: { stdout: servedPorts },
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
