import { execa } from "execa";
import { checks, fastChecks, longChecks } from "./checks.ts";
import { type Run, runChecks } from "./run-checks.ts";
import { stop, stoppable } from "./until-stopped.ts";

// Runs the checks of every push, only the fast ones with --fast, or with --all also those that take
// long. The last line is "N passed, N failed".
const isAll = process.argv.includes("--all");
const isFast = process.argv.includes("--fast");
const chosen = isFast ? fastChecks : [...checks, ...(isAll ? longChecks : [])];

const run: Run = async ({ name, command, isExclusive }) => {
  if (stop.aborted) {
    return undefined;
  }
  const heading = `\n── ${name} ${"─".repeat(60 - name.length)}`;
  if (isExclusive) {
    console.log(heading);
  }
  const output = isExclusive ? "inherit" : "pipe";
  const [file = "", ...args] = command.split(" ");
  const ended = await execa(file, args, {
    env: { QUICK_PICTURES: "1" },
    stdin: "ignore",
    stdout: output,
    stderr: output,
    all: true,
    reject: false,
    ...stoppable,
  });
  if (!ended.failed || stop.aborted) {
    return undefined;
  }
  if (ended.all) {
    console.log(`${heading}\n${ended.all}`);
  }
  return ended.shortMessage;
};

const hasFailed = await runChecks(chosen, run, (line) => {
  if (!stop.aborted) {
    console.log(line);
  }
});
if (stop.aborted || hasFailed) {
  process.exitCode = 1;
}
