import { execa } from "execa";
import { checks, longChecks } from "./checks.ts";
import { type Check, type Run, runChecks } from "./run-checks.ts";
import { stop, stoppable } from "./until-stopped.ts";

// Runs the checks of every push, only the fast ones with --fast, or with --all also those that take
// long. The last line is "N passed, N failed".
function chosenChecks(): readonly Check[] {
  if (process.argv.includes("--fast")) {
    return checks.filter(({ fast }) => fast);
  }
  return process.argv.includes("--all") ? [...checks, ...longChecks] : checks;
}

// Output that is shown later appears on the same terminal, so it may have colours.
if (process.stdout.isTTY && !process.env.NO_COLOR) {
  process.env.FORCE_COLOR = "1";
}
/** A command that takes longer hangs: the longest takes some minutes on two processors. */
const timeout = 90 * 60_000;

const heading = (name: string) => console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);

const run: Run = async ({ name, command: [file = "", ...args], isExclusive }) => {
  if (stop.aborted) {
    return undefined;
  }
  if (isExclusive) {
    heading(name);
  }
  const output = isExclusive ? "inherit" : "pipe";
  const ended = await execa(file, args, {
    timeout,
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
  if (!isExclusive) {
    heading(name);
  }
  if (ended.all) {
    console.log(ended.all);
  }
  return ended.shortMessage;
};

function report(line: string): void {
  if (!stop.aborted) {
    console.log(line);
  }
}

const hasFailed = await runChecks(chosenChecks(), run, report);
if (stop.aborted || hasFailed) {
  process.exitCode = 1;
}
