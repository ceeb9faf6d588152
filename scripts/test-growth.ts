import { rmSync } from "node:fs";
import { execa } from "execa";
import { ensureChromium } from "./chromium.ts";
import { grow } from "../bench/growth/grow.ts";
import { copyOfProject } from "./second-firm/copy.ts";

// Looks at what only a large site has: a copy of this one, with so many articles, cases and reviews that every list goes
// on, is built, and the checks over every route are run for its lists.
const lists = "pagina|categorie|soort|filter|/sitemap|/blogs |/case-studies |/reviews |two pages";
const checks = ["lists", "routes", "links", "files", "structured-data", "case-studies"];
const slowChecks = ["budgets", "accessibility", "boxes", "photographs"];
const commands = [
  ["npm", "run", "--silent", "build"],
  [
    ...["npx", "playwright", "test", "--config", "e2e/playwright.config.ts", "--project=chromium"],
    ...[...checks, ...slowChecks].map((name) => `specs/${name}.spec`),
    ...["--grep", lists],
  ],
];

const copy = copyOfProject(process.cwd(), "growth");
try {
  grow(copy, { articles: 130, cases: 30, reviews: 60 });
  for (const [command = "", ...args] of commands) {
    const { failed } = await execa(command, args, {
      cwd: copy,
      env: { ASTRO_TELEMETRY_DISABLED: "1", INIT_CWD: copy, CHROMIUM_PATH: ensureChromium() },
      stdio: ["ignore", "inherit", "inherit"],
      reject: false,
    });
    if (!failed) continue;
    process.exitCode = 1;
    break;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
