import { setTimeout as delay } from "node:timers/promises";
import type { Program } from "#testing/program.ts";

/**
 * Crashes one of the processes at a random moment after every so many answers. Counting answers
 * instead of time makes a run as hard on a slow machine as on a fast one, and never so hard that
 * nothing gets through.
 */
export function createKiller(victims: Program[], [fewest, most]: readonly [number, number]) {
  const pause = () => fewest + Math.floor(Math.random() * (most - fewest + 1));
  let untilNext = pause();
  let crash: Promise<void> | undefined;
  const killOne = async () => {
    await delay(Math.random() * 100);
    await victims[Math.floor(Math.random() * victims.length)]?.crash();
    untilNext = pause();
    crash = undefined;
  };
  return {
    onAnswer() {
      untilNext -= 1;
      if (untilNext > 0 || crash !== undefined) {
        return;
      }
      crash = killOne();
      // A process that does not start again is reported by finish().
      crash.catch(() => {});
    },
    /** Resolves when no crash is under way; rejects when a process did not start again. */
    finish: async () => crash,
  };
}
