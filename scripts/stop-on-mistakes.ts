import { spawnSync } from "node:child_process";
import { join } from "node:path";

// Imported first by what reads content/ or site.yaml: who made a mistake there reads all of them, a
// line each, and not the stack trace of whatever stumbled over the first. A process of its own,
// because what is read with mistakes in it may not be used.
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, "check-content.ts")], {
  stdio: "inherit",
});
if (status !== 0) {
  process.exit(1);
}
