import { execa } from "execa";
import { isBuildStale } from "./build-stale.ts";
import { stopSignal } from "./stop-signal.ts";
import { type Run, row, runSteps, summary } from "./test-run.ts";
import { browser, build, type Step, steps } from "./test-steps.ts";

const stop = stopSignal();
const environment = {
  ASTRO_TELEMETRY_DISABLED: "1",
  // What is kept to be shown later is shown on the same terminal.
  ...(process.stdout.isTTY && !process.env["NO_COLOR"] && { FORCE_COLOR: "1" }),
};

/** All steps, the fast ones (--fast), or the browser's alone (--browser [filter …]) over a build that is fresh. */
function chosenSteps([mode, ...filters]: readonly string[]): readonly Step[] {
  if (mode === undefined) return steps;
  if (mode === "--fast") return steps.filter(({ fast }) => fast);
  if (mode !== "--browser") throw new Error(`There is no "${mode}": use --fast, --browser or neither.`);
  return [...(isBuildStale(process.cwd()) ? [build] : []), browser(filters)];
}

/** A command that takes longer hangs, and is ended and named: all of them together take six minutes on two processors. */
const limitMs = 20 * 60_000;

const run: Run = async ([file = "", ...args], env, show) => {
  const output = show ? "inherit" : "pipe";
  const ended = await execa(file, args, {
    ...{ env: { ...environment, ...env }, stdin: "ignore", stdout: output, stderr: output, all: true },
    ...{ reject: false, cancelSignal: stop, killDescendants: true, timeout: limitMs },
  });
  return { output: ended.all ?? "", ...(ended.failed && { failure: ended.shortMessage }) };
};

const heading = (name: string) => console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);

try {
  const results = await runSteps(chosenSteps(process.argv.slice(2)), run, {
    onShow: ({ name }) => heading(name),
    onEnd(result) {
      if (stop.aborted) return;
      if (result.failure && result.output) {
        heading(result.name);
        console.log(result.output);
      }
      console.log(row(result));
    },
  });
  if (!stop.aborted) console.log(`\n${summary(results)}`);
  process.exit(stop.aborted || results.some(({ failure }) => failure) ? 1 : 0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
