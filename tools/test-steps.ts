/** One check of the project: passes when every command ends with status 0. */
export interface Step {
  name: string;
  commands: string[][];
  /** Part of `npm run check`. */
  fast?: boolean;
  /** Reads dist/, so it says nothing when the build has failed. */
  readsBuild?: boolean;
  /** Needs a Chromium, whose path the commands get in CHROMIUM_PATH. */
  browser?: boolean;
}

/** Every check, in the order in which they run. */
export const steps: readonly Step[] = [
  // Checks the TypeScript files of the whole project along with the pages.
  { name: "types", commands: [["astro", "check"]], fast: true },
  { name: "lint", commands: [["biome", "lint", "--error-on-warnings"]], fast: true },
  { name: "format", commands: [["prettier", "--check", "."]], fast: true },
  { name: "spelling", commands: [["cspell", "lint", "--no-progress"]], fast: true },
  { name: "unit", commands: [["vitest", "run"]], fast: true },
  { name: "build", commands: [["npm", "run", "build"]] },
  { name: "html", commands: [["html-validate", "--ext", "html", "dist"]], readsBuild: true },
  {
    name: "pages",
    commands: [["playwright", "test", "--config", "tests/playwright.config.ts"]],
    readsBuild: true,
    browser: true,
  },
];
