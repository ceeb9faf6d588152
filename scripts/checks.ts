import { existsSync } from "node:fs";
import { isDemonstration } from "@contractor/site/tests/support/demonstration.ts";
import { redisProgram } from "@contractor/site/tests/support/program.ts";
import { firefox, webkit } from "@playwright/test";
import type { Check } from "./run-checks.ts";

const playwright = "playwright test --config site/tests --project=";
const vitest = "vitest run --project ";

/** What needs no build, with the longest first. */
const sourceChecks: readonly Check[] = [
  { name: "unit", command: `${vitest}unit*` },
  // It checks the pages, and tsc everything else.
  {
    name: "pages",
    command:
      "astro check --noSync --config site/astro.config.ts --tsconfig site/tsconfig.pages.json",
  },
  // On one thread, because the others are busy: each would check much of the same again.
  { name: "types", command: "tsc --singleThreaded" },
  // What ships, with what the oldest browsers have.
  { name: "browser types", command: "tsc --singleThreaded --project site/tsconfig.browser.json" },
  // The rest of it is among the long checks.
  { name: "second firm", command: "node scripts/second-firm/run.ts --content" },
  {
    name: "texts",
    command: "node scripts/check-texts.ts",
    // The owner of another firm decides how its texts read.
    advice: isDemonstration
      ? undefined
      : "a reader may mind some texts: npm run check:texts shows them",
  },
  // It also looks whether all is formatted.
  { name: "lint", command: "biome check --error-on-warnings" },
  { name: "styles", command: "stylelint --config site/stylelint.config.js site/**/*.css" },
  {
    name: "spelling",
    command: "cspell lint --no-progress",
    // Owners write names and trade terms that no dictionary has.
    advice: isDemonstration
      ? undefined
      : "content/ has words that the dictionary does not know: npx cspell lint --quiet shows them",
  },
];

/** The checks that take a minute. A build begins with that of the content. */
export const fastChecks: readonly Check[] = [
  ...sourceChecks,
  { name: "content", command: "node scripts/check-content.ts" },
];

/** The checks of every push. Those that do not need each other run at the same time. */
export const checks: readonly Check[] = [
  { name: "build", command: "npm run build" },
  ...sourceChecks,
  // Both forms, in Chromium of July 2021. It waits for packages, so it is not the last.
  {
    name: "oldest browser",
    command: "npm run --silent test:oldest-browser",
    needs: "build",
    missing: () =>
      process.platform === "linux" && process.arch === "x64" ? undefined : "needs Linux on x64",
  },
  { name: "html pages", command: `${vitest}pages`, needs: "build" },
  { name: "html", command: "html-validate --ext html dist", needs: "build" },
  // The built-in server, and those that are installed; and releases.
  { name: "deploy", command: `${vitest}deploy` },
  {
    name: "redis",
    command: `${vitest}redis`,
    missing: () => (redisProgram() ? undefined : "needs redis-server or valkey-server"),
  },
  { name: "browser", command: `${playwright}chromium`, needs: "build", isExclusive: true },
];

const browsersElsewhere = [firefox, webkit].map((engine) => ({
  name: engine.name(),
  command: playwright + engine.name(),
  needs: "build",
  isExclusive: true,
  missing: () =>
    existsSync(engine.executablePath())
      ? undefined
      : `npx playwright install ${engine.name()} fetches it`,
}));

/** What takes too long for every push, or needs more than most machines have. */
export const longChecks: readonly Check[] = [
  {
    name: "second firm, built",
    command: "node scripts/second-firm/run.ts",
    needs: "build",
    isExclusive: true,
  },
  ...browsersElsewhere,
];
