import { join } from "node:path";
import { execaSync } from "execa";

// Programs that read content/ import this first: a module of its own, because imports run before
// statements. Whoever made a mistake then reads all of them, one a line, and not the stack trace of
// the module that failed first. The check is a process of its own, so that no mistake is kept.
console.error(
  process.argv.includes("--beheer")
    ? "De teksten worden nagekeken en de website wordt gestart …"
    : "Checking the content …",
);
const check = join(import.meta.dirname, "check-content.ts");
if (execaSync(process.execPath, [check], { stdio: "inherit", reject: false }).failed) {
  process.exit(1);
}
