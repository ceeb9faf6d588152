import { execa } from "execa";
import { checks } from "./checks.ts";
import { type Run, runChecks } from "./run-checks.ts";
import { stop, stoppable } from "./until-stopped.ts";

// Runs every check, or the fast ones with --fast. The last line is "N passed, N failed".
const chosen = process.argv.includes("--fast") ? checks.filter(({ fast }) => fast) : checks;

// Output that is shown later appears on the same terminal, so it may have colours.
if (process.stdout.isTTY && !process.env.NO_COLOR) {
  process.env.FORCE_COLOR = "1";
}
/** A command that takes longer hangs: all together take five minutes on two processors. */
const timeout = 20 * 60_000;

const heading = (name: string) => console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);

const run: Run = async ({ name, command: [file = "", ...args], isExclusive }) => {
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

const hasFailed = await runChecks(chosen, run, report);
if (stop.aborted || hasFailed) {
  process.exitCode = 1;
}
