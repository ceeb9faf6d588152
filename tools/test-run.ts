import type { Step } from "./test-steps.ts";

/** How a step ended: passed, or why not. */
export interface Result {
  name: string;
  seconds: number;
  failure?: string;
}

export interface Runner {
  /** Resolves with the exit status of a command; rejects when it cannot start. */
  run(command: readonly string[], env: NodeJS.ProcessEnv): Promise<number>;
  /** The path of a Chromium. Throws when there is none. */
  findChromium(): string;
}

/** Runs the steps one after the other, all of them also when one fails. */
export async function runSteps(
  steps: readonly Step[],
  runner: Runner,
  onStart: (step: Step) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) {
    onStart(step);
    const started = performance.now();
    const buildFailed = results.some(({ name, failure }) => name === "build" && failure !== undefined);
    const failure =
      step.readsBuild && buildFailed ? "not run, because the build failed" : await failureOf(step, runner);
    results.push({ name: step.name, seconds: (performance.now() - started) / 1000, failure });
  }
  return results;
}

async function failureOf(step: Step, runner: Runner): Promise<string | undefined> {
  try {
    const env = step.browser ? { ...process.env, CHROMIUM_PATH: runner.findChromium() } : process.env;
    const failures: string[] = [];
    for (const command of step.commands) {
      const status = await runner.run(command, env);
      if (status !== 0) failures.push(`"${command.join(" ")}" ended with status ${status}`);
    }
    return failures.length > 0 ? failures.join("; ") : undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A table of the results, and under it the line with the counts. */
export function summary(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const rows = results.map(({ name, seconds, failure }) =>
    [
      failure === undefined ? "passed" : "FAILED",
      name.padEnd(width),
      `${seconds.toFixed(1).padStart(6)} s`,
      failure,
    ]
      .filter((cell) => cell !== undefined)
      .join("  "),
  );
  const failed = results.filter(({ failure }) => failure !== undefined).length;
  return [...rows, "", `${results.length - failed} passed, ${failed} failed`].join("\n");
}
