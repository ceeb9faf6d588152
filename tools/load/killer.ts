import type { Program } from "#tests/support/program.ts";

/**
 * Kills one of the processes after a number of answers, while other calls are at any point. Because
 * answers count and not time, a run is as hard on a slow machine as on a fast one, and enquiries
 * always get through.
 */
export function createKiller(victims: Program[], [fewest, most]: readonly [number, number]) {
  const pause = () => fewest + Math.floor(Math.random() * (most - fewest + 1));
  let untilNext = pause();
  let crash: Promise<void> | undefined;
  return {
    onAnswer() {
      untilNext -= 1;
      if (untilNext > 0 || crash !== undefined) {
        return;
      }
      crash = victims[Math.floor(Math.random() * victims.length)]?.crash().then(() => {
        untilNext = pause();
        crash = undefined;
      });
      // finish() reports a process that does not start again.
      crash?.catch(() => {});
    },
    /** Resolves when no restart is in progress; rejects when a process did not start again. */
    finish: async () => crash,
  };
}
