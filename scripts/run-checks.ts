import { availableParallelism } from "node:os";
import pLimit from "p-limit";

/** One check of the project. It passes when its command ends with status 0. */
export interface Check {
  name: string;
  /** Its words have single spaces between them. */
  command: string;
  /** The check that must pass first. If that one fails, this one is skipped. */
  needs?: string;
  /**
   * Needs the whole machine: starts when all others have ended, and shows its output immediately.
   */
  isExclusive?: boolean;
  /** If set, a failure of this check does not count, and this sentence is shown instead. */
  advice?: string;
  /** The reason why this machine cannot run the check, which does not count as a failure. */
  missing?: () => string | undefined;
}

/** The result of a check. The note says what failed, why it was skipped, or what to look at. */
type Ending = [outcome: "passed" | "FAILED" | "skipped", note?: string | undefined];

/** Runs the command of a check; resolves to what went wrong. */
export type Run = (check: Check) => Promise<string | undefined>;

/**
 * Runs all checks, also after a failure: several at a time, and at the end those that run alone.
 * Prints a line about each check when it ends, and a summary with the counts. Resolves to whether a
 * check failed.
 */
export async function runChecks(
  checks: readonly Check[],
  run: Run,
  print: (line: string) => void,
): Promise<boolean> {
  const ended = new Map<string, Promise<Ending>>();
  const rows: string[] = [];
  // One more than there are processors, because some checks wait for a mail or a process.
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
    if (failure === undefined || check.advice) {
      return ["passed", failure && check.advice];
    }
    return ["FAILED", failure];
  }

  async function start(check: Check): Promise<Ending> {
    const needed = await ended.get(check.needs ?? "");
    return limit(async () => {
      const started = performance.now();
      const ending = await endingOf(check, needed).catch(
        ({ message }: Error): Ending => ["FAILED", message],
      );
      const [outcome, note = ""] = ending;
      const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`.padStart(9);
      rows.push(`${outcome.padEnd(8)} ${check.name.padEnd(12)} ${seconds}  ${note}`.trimEnd());
      print(rows.at(-1) ?? "");
      return ending;
    });
  }

  const together = checks.filter(({ isExclusive }) => !isExclusive);
  for (const check of [...together, ...checks.filter(({ isExclusive }) => isExclusive)]) {
    if (check.isExclusive) {
      await Promise.all(ended.values());
    }
    ended.set(check.name, start(check));
  }
  const outcomes = (await Promise.all(ended.values())).map(([outcome]) => outcome);
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  print(`\n${rows.join("\n")}\n\n${count("passed")} passed, ${count("FAILED")} failed`);
  return outcomes.includes("FAILED");
}
