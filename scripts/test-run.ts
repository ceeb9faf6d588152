import { availableParallelism } from "node:os";
import type { Step } from "./test-steps.ts";

/** How a step ended: passed, failed or left out, and why. */
export interface Result {
  name: string;
  seconds: number;
  failure?: string;
  skipped?: string;
  /** What is worth a look. */
  advice?: string;
  /** What its commands wrote, unless they showed it themselves. */
  output: string;
}

/** How a command ended; without a failure, with status 0. */
export interface Ending {
  failure?: string;
  output: string;
}

/** Runs a command: shows what it writes, or keeps it. */
export type Run = (command: readonly string[], env: NodeJS.ProcessEnv, show: boolean) => Promise<Ending>;

interface Watcher {
  /** Called when a step starts that shows what it is doing. */
  onShow(step: Step): void;
  onEnd(result: Result): void;
}

/**
 * Runs all steps, also when one fails: as many at a time as there are lanes, and those alone at the end.
 *
 * @param lanes One more than there are processors, because some steps wait: for a mail, for a process that starts.
 */
export async function runSteps(
  steps: readonly Step[],
  run: Run,
  watcher?: Watcher,
  lanes = availableParallelism() + 1,
): Promise<Result[]> {
  const results = new Map<string, Promise<Result>>();
  const takeTurn = turns(lanes);

  const start = async (step: Step): Promise<Result> => {
    await results.get(step.after ?? "");
    const needed = await results.get(step.needs ?? "");
    return takeTurn(async () => {
      const started = performance.now();
      if (step.alone) watcher?.onShow(step);
      const ending = needed?.failure
        ? { failure: `not run, because the ${needed.name} failed`, output: "" }
        : await endingOf(step, run);
      const result = { name: step.name, seconds: (performance.now() - started) / 1000, ...ending };
      watcher?.onEnd(result);
      return result;
    });
  };

  for (const step of steps.filter(({ alone }) => !alone)) results.set(step.name, start(step));
  await Promise.all(results.values());
  for (const step of steps.filter(({ alone }) => alone)) {
    results.set(step.name, start(step));
    await results.get(step.name);
  }
  return Promise.all(results.values());
}

/** Lets so many work at a time; the others wait in line. */
function turns(free: number) {
  const line: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else free += 1;
    }
  };
}

async function endingOf(step: Step, run: Run): Promise<Ending & { skipped?: string; advice?: string }> {
  const skipped = step.impossible?.();
  if (skipped) return { skipped, output: "" };
  try {
    const env = { ...process.env, ...step.variables?.() };
    const endings: Ending[] = [];
    for (const command of step.commands) endings.push(await run(command, env, step.alone ?? false));
    const failures = endings.flatMap(({ failure }) => failure ?? []);
    if (failures.length > 0 && step.advice) return { advice: step.advice, output: "" };
    return {
      ...(failures.length > 0 && { failure: failures.join("; ") }),
      output: endings.map(({ output }) => output).join("\n"),
    };
  } catch (error) {
    return { failure: (error as Error).message, output: "" };
  }
}

/** One line about how a step ended. */
export const row = ({ name, seconds, failure, skipped, advice }: Result): string => {
  const outcome = failure ? "FAILED " : skipped ? "skipped" : "passed ";
  const why = failure ?? skipped ?? advice ?? "";
  return `${outcome}  ${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s  ${why}`.trimEnd();
};

/** A table of the results, and under it the line with the counts. */
export function summary(results: readonly Result[]): string {
  const failed = results.filter(({ failure }) => failure).length;
  const passed = results.filter(({ failure, skipped }) => !failure && !skipped).length;
  return [...results.map(row), "", `${passed} passed, ${failed} failed`].join("\n");
}
