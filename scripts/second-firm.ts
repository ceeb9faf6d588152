import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { applyFirm } from "./second-firm/apply.ts";
import { copyOfProject } from "./second-firm/copy.ts";
import { stopSignal } from "./stop-signal.ts";

// Sets up the firm in e2e/second-firm, or in the folder named, in a copy of this project, and runs all checks there.
// --routes runs those that can depend on the firm: its build, its unit tests and what goes over every route, which is
// what `npm test` does. --keep leaves the copy where it is.
const args = process.argv.slice(2);
const firm = args.find((arg) => !arg.startsWith("--")) ?? "e2e/second-firm";
const root = process.cwd();
const folder = resolve(firm);
const copy = copyOfProject(root);
const stop = stopSignal();

/** Resolves to whether it ended well. */
async function run([command = "", ...rest]: readonly string[]): Promise<boolean> {
  console.log(`\n${firm}: ${command} ${rest.join(" ")}`);
  const env = { OTHER_FIRM: folder, ASTRO_TELEMETRY_DISABLED: "1", INIT_CWD: copy };
  const { exitCode } = await execa(command, rest, {
    ...{ cwd: copy, env, stdio: ["ignore", "inherit", "inherit"] },
    ...{ reject: false, cancelSignal: stop, killDescendants: true },
  });
  return exitCode === 0;
}

/** The same of two, side by side. */
const both = async (one: Promise<boolean>, other: Promise<boolean>) =>
  (await Promise.all([one, other])).every((well) => well);

const routeWide = ["routes", "links", "files", "structured-data", "budgets", "drawn"];
const browser = () =>
  run([
    ...["playwright", "test", "--config", "e2e/playwright.config.ts", "--project=chromium"],
    ...["e2e/second-firm", ...routeWide.map((name) => `specs/${name}`)],
  ]);
/** What the mail service does with mails, files, load and attacks is the same for every firm. */
const sameForAll = ["bench/load/**", "mail/{delivery,files,fuzz,metrics,once,server,shared-store}*"];
const unit = () => run(["vitest", "run", ...sameForAll.flatMap((files) => ["--exclude", files])]);

const checkRoutes = async () =>
  both(
    unit(),
    run(["npm", "run", "--silent", "build"]).then((well) => well && browser()),
  );

let well = false;
try {
  well = await run(["npm", "run", "--silent", "setup", "--", join(folder, "answers.yaml")]);
  if (well) {
    await applyFirm(copy, folder);
    well = args.includes("--routes") ? await checkRoutes() : await run(["npm", "test"]);
  }
} finally {
  if (args.includes("--keep")) console.log(`\nThe copy is in ${copy}`);
  else rmSync(copy, { recursive: true, force: true });
}
// Listening for a parent that ends would keep this program alive.
process.exit(well ? 0 : 1);
