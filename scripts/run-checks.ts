import { availableParallelism } from "node:os";
import pLimit from "p-limit";

/** One check of the project: passes when its command ends with status 0. */
export interface Check {
  name: string;
  command: readonly string[];
  /** Part of `npm run check`. */
  fast?: boolean;
  /** Starts when this check has passed, and is not run when it has failed. */
  needs?: string;
  /** Takes the whole machine: starts when all others are over, and shows what it is doing. */
  alone?: boolean;
  /** What it finds is no failure, but is shown under this name. */
  advice?: string;
  /** Why it cannot be run on this machine, which is no failure. */
  missing?: () => string | undefined;
}

export interface Result {
  name: string;
  outcome: "passed" | "FAILED" | "skipped";
  seconds: number;
  /** What failed, why it was skipped, or what is worth a look. */
  note?: string;
}

/** Runs the command of a check; resolves with what went wrong. */
export type Run = (check: Check) => Promise<string | undefined>;

/**
 * Runs all checks, also when one fails: as many at a time as there are lanes, and those alone at the end.
 *
 * @param lanes One more than there are processors, because some wait: for a mail, for a process that starts.
 */
export async function runChecks(
  checks: readonly Check[],
  run: Run,
  onEnd: (result: Result) => void = () => {},
  lanes = availableParallelism() + 1,
): Promise<Result[]> {
  const results = new Map<string, Promise<Result>>();
  const limit = pLimit(lanes);

  async function resultOf(check: Check, needed?: Result): Promise<Omit<Result, "name" | "seconds">> {
    if (needed?.outcome === "FAILED") return { outcome: "FAILED", note: `not run: ${needed.name} failed` };
    const missing = check.missing?.();
    if (missing) return { outcome: "skipped", note: missing };
    const failure = await run(check).catch((error: Error) => error.message);
    if (failure === undefined) return { outcome: "passed" };
    return check.advice ? { outcome: "passed", note: check.advice } : { outcome: "FAILED", note: failure };
  }

  function start(check: Check): Promise<Result> {
    const result = (async () => {
      const needed = await results.get(check.needs ?? "");
      return limit(async () => {
        const started = performance.now();
        const ending = await resultOf(check, needed);
        const ended = { name: check.name, seconds: (performance.now() - started) / 1000, ...ending };
        onEnd(ended);
        return ended;
      });
    })();
    results.set(check.name, result);
    return result;
  }

  const side = checks.filter(({ alone }) => !alone).map(start);
  await Promise.all(side);
  for (const check of checks.filter(({ alone }) => alone)) await start(check);
  return Promise.all(results.values());
}

/** One line about how a check ended. */
export const row = ({ name, outcome, seconds, note = "" }: Result): string =>
  `${outcome.padEnd(8)} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${note}`.trimEnd();

/** A table of the results, and under it the line with the counts. */
export function summary(results: readonly Result[]): string {
  const count = (wanted: string) => results.filter(({ outcome }) => outcome === wanted).length;
  return [...results.map(row), "", `${count("passed")} passed, ${count("FAILED")} failed`].join("\n");
}
