import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { execa } from "execa";
import { stop, stoppable } from "#until-stopped.ts";
import { applyFirm, copyOfProject } from "./apply.ts";
import { grow, lengthen } from "./grow.ts";

// Checks everything that can depend on the firm in a copy of this project that is another firm's,
// with more content (CONTRIBUTING.md says what, and which options there are).
const args = process.argv.slice(2);
const ourFirm = "scripts/second-firm";
const firm = args.find((arg) => !arg.startsWith("--")) ?? ourFirm;
const folder = resolve(firm);
const copy = copyOfProject(process.cwd());

async function run(command: string): Promise<void> {
  console.log(`\n${firm}: ${command}`);
  const [program = "", ...args] = command.split(" ");
  const env = { OTHER_FIRM: folder, INIT_CWD: copy };
  await execa(program, args, {
    cwd: copy,
    env,
    stdio: ["ignore", "inherit", "inherit"],
    ...stoppable,
  });
}

const specs = args.includes("--all") ? "" : " site/tests/journeys/case-filter site/tests/walk";
const tests = "core site/build site/components site/seo site/tests/pages";

try {
  applyFirm(copy, folder);
  grow(copy, { articles: 26, cases: 14, reviews: 30 });
  if (firm === ourFirm) {
    lengthen(copy);
  }
  await run("node scripts/check-content.ts");
  if (!args.includes("--content")) {
    await run("npm run --silent build");
    await run(`vitest run ${tests}`);
    await run(`playwright test --config site/tests --project=chromium${specs}`);
  }
} catch (error) {
  process.exitCode = 1;
  if (!stop.aborted) {
    console.error((error as Error).message.split("\n")[0]);
  }
} finally {
  if (args.includes("--keep")) {
    console.log(`\nThe copy is in ${copy}`);
  } else {
    rmSync(copy, { recursive: true, force: true });
  }
}
