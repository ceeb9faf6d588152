import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { stop, stoppable } from "#scripts/until-stopped.ts";
import { applyFirm } from "./apply.ts";
import { copyOfProject } from "./copy.ts";
import { grow } from "./grow.ts";
import { writeLongContent } from "./long-content.ts";

// Copies this project, sets up the firm in tests/second-firm or in the named folder, and adds enough
// content for several pages of each list and, for our firm, long texts. Then it checks everything
// that can depend on the firm: the tests of the content, the build, what the pages say, and one page
// of each kind in a browser. --all also runs the specs of what visitors do. --keep keeps the copy.
// --build stops before the browser tests, so that other checks can run at the same time, and
// --browser continues from there.
const args = process.argv.slice(2);
const ourFirm = "tests/second-firm";
const firm = args.find((arg) => !arg.startsWith("--")) ?? ourFirm;
const folder = resolve(firm);
const built = "node_modules/.cache/second-firm";
const onlyBuilds = args.includes("--build");
const onlyBrowses = args.includes("--browser");
// The copy of a run that stopped between --build and --browser.
const earlier = existsSync(built) ? readFileSync(built, "utf8") : "";
if (onlyBrowses && !existsSync(earlier)) {
  throw new Error("There is no copy to continue with. Run with --build first.");
}
if (!onlyBrowses && earlier) {
  rmSync(earlier, { recursive: true, force: true });
}
const copy = onlyBrowses ? earlier : copyOfProject(process.cwd());

async function run(command: string, ...args: string[]): Promise<void> {
  console.log(`\n${firm}: ${command} ${args.join(" ")}`);
  const env = { OTHER_FIRM: folder, INIT_CWD: copy };
  await execa(command, args, {
    cwd: copy,
    env,
    stdio: ["ignore", "inherit", "inherit"],
    ...stoppable,
  });
}

const everyPage = ["tests/journeys/case-filter", "tests/walk"];
const specs = args.includes("--all") ? [] : everyPage;

/** Sets the firm up in the copy, tests the content, and builds the site. */
async function build(): Promise<void> {
  await run("npm", "run", "--silent", "setup", "--", join(folder, "answers.yaml"));
  applyFirm(copy, folder);
  grow(copy, { articles: 26, cases: 14, reviews: 30 });
  if (firm === ourFirm) {
    await writeLongContent(copy);
  }
  const tests = run("vitest", "run", "--project", "unit", "src", "contract", "deploy/build");
  await Promise.all([tests, run("npm", "run", "--silent", "build")]);
  await run("vitest", "run", "--project", "pages");
}

try {
  if (!onlyBrowses) {
    await build();
  }
  if (onlyBuilds) {
    writeFileSync(built, copy);
  } else {
    await run("playwright", "test", "--config", "tests", "--project=chromium", ...specs);
  }
} catch (error) {
  process.exitCode = 1;
  if (!stop.aborted) {
    console.error((error as Error).message.split("\n")[0]);
  }
} finally {
  if (!onlyBuilds && args.includes("--keep")) {
    console.log(`\nThe copy is in ${copy}`);
  } else if (!onlyBuilds || process.exitCode) {
    rmSync(copy, { recursive: true, force: true });
  }
}
