import { spawnSync } from "node:child_process";
import { join } from "node:path";

// Programs that read content/ or site.yaml import this first. The person who made a mistake then
// gets a list of all mistakes, one a line, and not the stack trace of the module that failed first.
// The check is a separate process, because content that was read with mistakes must not be used.
console.error(
  process.argv.includes("--beheer")
    ? "De teksten worden nagekeken en de website wordt gestart …"
    : "Checking the content …",
);
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "check-content.ts")], {
  stdio: "inherit",
});
if (status !== 0) {
  process.exit(1);
}
