import { availableParallelism } from "node:os";
import pLimit from "p-limit";

/** One check of the project: passes when its command ends with status 0. */
export interface Check {
  name: string;
  command: readonly string[];
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

/** How a check ended; the note says what failed, why it was skipped, or what is worth a look. */
type Ending = [outcome: "passed" | "FAILED" | "skipped", note?: string | undefined];

/** Runs the command of a check; resolves with what went wrong. */
export type Run = (check: Check) => Promise<string | undefined>;

/**
 * Runs all checks, also when one fails: many at a time, and those alone at the end. Tells a line
 * about each when it ends, and at last all of them again with the counts; resolves with whether one
 * failed.
 */
export async function runChecks(
  checks: readonly Check[],
  run: Run,
  tell: (line: string) => void,
): Promise<boolean> {
  const ended = new Map<string, Promise<Ending>>();
  const rows: string[] = [];
  // One more than there are processors, because some wait: for a mail, for a process that starts.
  const limit = pLimit(availableParallelism() + 1);

  async function endingOf(check: Check, needed: Ending | undefined): Promise<Ending> {
    if (needed?.[0] === "FAILED") {
      return ["FAILED", `not run: ${check.needs} failed`];
    }
    const missing = check.missing?.();
    if (missing) {
      return ["skipped", missing];
    }
    const failure = await run(check);
    return failure === undefined || check.advice
      ? ["passed", failure && check.advice]
      : ["FAILED", failure];
  }

  async function start(check: Check): Promise<Ending> {
    const needed = await ended.get(check.needs ?? "");
    return limit(async () => {
      const started = performance.now();
      const [outcome, note = ""] = await endingOf(check, needed).catch(
        ({ message }: Error): Ending => ["FAILED", message],
      );
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const row =
        `${outcome.padEnd(8)} ${check.name.padEnd(12)} ${seconds.padStart(6)} s  ${note}`.trimEnd();
      rows[checks.indexOf(check)] = row;
      tell(row);
      return [outcome, note];
    });
  }

  for (const check of checks.toSorted((a, b) => Number(a.alone ?? 0) - Number(b.alone ?? 0))) {
    if (check.alone) {
      await Promise.all(ended.values());
    }
    ended.set(check.name, start(check));
  }
  const outcomes = (await Promise.all(ended.values())).map(([outcome]) => outcome);
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  tell(`\n${rows.join("\n")}\n\n${count("passed")} passed, ${count("FAILED")} failed`);
  return outcomes.includes("FAILED");
}
