import { join } from "node:path";
import { execaSync } from "execa";

// Programs that read content/ or site.yaml import this first: a module of its own, because imports
// run before statements. The person who made a mistake then gets a list of all mistakes, one a
// line, and not the stack trace of the module that failed first. The check is a separate process,
// because content that was read with mistakes must not be used.
console.error(
  process.argv.includes("--beheer")
    ? "De teksten worden nagekeken en de website wordt gestart …"
    : "Checking the content …",
);
const check = join(import.meta.dirname, "check-content.ts");
if (execaSync(process.execPath, [check], { stdio: "inherit", reject: false }).failed) {
  process.exit(1);
}
