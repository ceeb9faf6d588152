import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { smtpUrl } from "#tests/support/addresses.ts";
import { hosts, runWorkflow } from "#tests/support/workflow.ts";
import type { Program } from "./git-program.ts";

// Runs deploy/workflows/github.yml for a commit, for each place, and notes how that ended. The
// arguments are the file that createGitProgram has written, the event, and the commits before and
// after it.
const [file = "", event = "", before = "", commit = ""] = process.argv.slice(2);
const { folder, bare, runner, places } = JSON.parse(readFileSync(file, "utf8")) as Program;

/** Whether the workflow is for what this push changes; the test itself runs it for the first. */
function isFor(): boolean {
  if (/^0+$/.test(before)) {
    return false;
  }
  const { on } = parse(readFileSync("deploy/workflows/github.yml", "utf8"));
  const paths = on.push.paths.map((path: string) => `:(glob)${path}`);
  const args = ["-C", bare, "diff", "--name-only", before, commit, "--", ...paths];
  return execFileSync("git", args).length > 0;
}

if (event === "by hand" || isFor()) {
  let failed = 0;
  for (const { to, site } of places) {
    const start = { event: event as "by hand" | "push", actor: "eva", commit };
    const secrets = { ONLINE_TO: to, SMTP_URL: smtpUrl };
    const copies = { bare, judging: join(folder, "judging"), online: runner };
    try {
      runWorkflow(hosts.github, start, { site, starters: "eva", secrets }, copies);
    } catch {
      // The step has said why.
      failed = 1;
    }
  }
  writeFileSync(join(folder, `${commit}.new`), String(failed));
  renameSync(join(folder, `${commit}.new`), join(folder, commit));
  process.exitCode = failed;
}
