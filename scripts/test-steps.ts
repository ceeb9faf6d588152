import { existsSync } from "node:fs";
import { chromium, firefox, webkit } from "@playwright/test";
import { execaSync } from "execa";
import { isDemonstration } from "../e2e/helpers/demonstration.ts";
import { ensureChromium } from "./chromium.ts";

/** One check of the project: passes when every command ends with status 0. */
export interface Step {
  name: string;
  commands: readonly (readonly string[])[];
  /** Part of `npm run check`. */
  fast?: boolean;
  /** Starts when this step is over, however that ended. */
  after?: string;
  /** The same, but says nothing when that step has failed. */
  needs?: string;
  /** What it finds is no failure, but is shown under this name. */
  advice?: string;
  /** Takes the whole machine: starts when all others are over, and shows what it is doing. */
  alone?: boolean;
  /** Why it cannot be done on this machine, which is no failure. */
  impossible?: () => string | undefined;
  /** Variables for its commands. Throws an Error when they cannot be had, which is one. */
  variables?: () => NodeJS.ProcessEnv;
}

const playwright = (project: string, ...args: string[]) => [
  ...["playwright", "test", "--config", "e2e/playwright.config.ts", `--project=${project}`],
  ...args,
];
const hasJava = () => execaSync("java", ["-version"], { reject: false }).exitCode === 0;

/** Builds the site. */
export const build: Step = { name: "build", commands: [["npm", "run", "build"]], after: "sync" };

/** What a visitor does and what every route must be, in Chromium; only the tests whose file matches a filter. */
export const browser = (filters: readonly string[] = []): Step => ({
  name: "browser",
  commands: [playwright("chromium", ...filters)],
  needs: "build",
  alone: true,
  variables() {
    const path = ensureChromium();
    // Left to itself, Playwright takes the one of its own that has no window.
    return path === chromium.executablePath() ? {} : { CHROMIUM_PATH: path };
  },
});

const engine = (name: string, executable: string): Step => ({
  name,
  commands: [playwright(name)],
  needs: "build",
  alone: true,
  impossible: () =>
    existsSync(executable) ? undefined : `not on this machine; "npx playwright install ${name}" fetches it`,
});

/** The same site for another firm: its build, its unit tests and what every route must be. */
const otherFirm: Step = {
  name: "other firm",
  commands: [["node", "scripts/second-firm.ts", "--routes"]],
  needs: "build",
  alone: true,
  variables: browser().variables,
  impossible: () =>
    process.env["OTHER_FIRM"] ? "this is the copy that has become the other firm" : undefined,
};

/** Every check. The longest come first; what does not depend on each other runs side by side. */
export const steps: readonly Step[] = [
  // The types that both the build and the check of them would write, at the same time and in the same place.
  { name: "sync", commands: [["astro", "sync"]], fast: true },
  build,
  { name: "unit", commands: [["vitest", "run"]], fast: true },
  // Checks the TypeScript files of the whole project along with the pages.
  { name: "types", commands: [["astro", "check", "--noSync"]], fast: true, needs: "sync" },
  { name: "content", commands: [["node", "scripts/check-content.ts"]], fast: true },
  {
    name: "texts",
    commands: [["node", "scripts/check-texts.ts"]],
    fast: true,
    // How the words of another firm read is its owner's to judge.
    ...(!isDemonstration && { advice: "a reader may mind some texts: npm run check:texts shows them" }),
  },
  { name: "lint", commands: [["biome", "lint", "--error-on-warnings"]], fast: true },
  { name: "format", commands: [["prettier", "--check", "."]], fast: true },
  {
    name: "spelling",
    commands: [["cspell", "lint", "--no-progress", "--exclude", "content/**"]],
    fast: true,
  },
  {
    name: "words",
    commands: [["cspell", "lint", "--no-progress", "content/**"]],
    fast: true,
    // The owner writes names and words of the trade that no dictionary has.
    advice: "content/ has words that the dictionary does not know: npx cspell lint --quiet shows them",
  },
  { name: "html", commands: [["html-validate", "--ext", "html", "dist"]], needs: "build" },
  {
    name: "w3c",
    // What it says of styles is left out: it does not know container queries and view transitions yet.
    commands: [["vnu", "--errors-only", "--skip-non-html", "--filterpattern", ".*CSS:.*", "dist"]],
    needs: "build",
    impossible: () => (hasJava() ? undefined : "needs Java, which is not on this machine"),
  },
  browser(),
  otherFirm,
  engine("firefox", firefox.executablePath()),
  engine("webkit", webkit.executablePath()),
];
