import { rmSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import { applyFirm } from "./other-firm/apply.ts";
import { copyOfProject } from "./other-firm/copy.ts";

// Sets up the firm in tests/other-firm, or in the folder named, in a copy of this project, and runs all checks there.
// --routes runs those that go over every route: what `npm test` does. --keep leaves the copy where it is.
const args = process.argv.slice(2);
const firm = args.find((arg) => !arg.startsWith("--")) ?? "tests/other-firm";
const routeWide = ["routes", "links", "budgets", "accessibility", "demonstration"].map(
  (name) => `any/${name}`,
);
const checks = args.includes("--routes")
  ? [
      ["npm", "run", "--silent", "build"],
      ["npx", "vitest", "run"],
      [
        "npx",
        "playwright",
        "test",
        "--config",
        "tests/playwright.config.ts",
        "--project=chromium",
        ...routeWide,
      ],
    ]
  : [["npm", "test"]];

const root = process.cwd();
const copy = copyOfProject(root);
let failed = false;
try {
  const run = async ([command = "", ...rest]: readonly string[]) => {
    console.log(`\n${firm}: ${command} ${rest.join(" ")}`);
    const env = { OTHER_FIRM: firm, ASTRO_TELEMETRY_DISABLED: "1", INIT_CWD: copy };
    const ended = await execa(command, rest, {
      cwd: copy,
      env,
      stdio: ["ignore", "inherit", "inherit"],
      reject: false,
    });
    failed ||= ended.failed;
    return ended.exitCode === 0;
  };
  const isSetUp = await run(["npm", "run", "--silent", "setup", "--", join(firm, "answers.yaml")]);
  if (isSetUp) {
    await applyFirm(copy, join(root, firm));
    for (const check of checks) if (!(await run(check))) break;
  }
} finally {
  if (args.includes("--keep")) console.log(`\nThe copy is in ${copy}`);
  else rmSync(copy, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
