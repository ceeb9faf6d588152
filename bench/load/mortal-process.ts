import { existsSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { Program } from "../../mail/testing/program.ts";

/** A program that is crashed at random moments. */
export class MortalProcess extends Program {
  kills = 0;
  /** The most memory that it has held in any of its lives, in bytes; 0 where the system does not tell. */
  peakMemory = 0;
  #over = false;

  override async kill(): Promise<void> {
    const status = `/proc/${this.child?.pid}/status`;
    const told = existsSync(status) ? readFileSync(status, "utf8") : "";
    const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(told)?.[1];
    this.peakMemory = Math.max(this.peakMemory, Number(kilobytes ?? 0) * 1_024);
    await super.kill();
  }

  async crash(): Promise<void> {
    this.kills += 1;
    await this.kill();
    // One started after the end would outlive the test, and hold the pipe that its worker is waited for by.
    if (!this.#over) await this.start();
  }

  override async end(): Promise<void> {
    this.#over = true;
    await super.end();
  }
}

/**
 * Crashes one of the processes at a random moment after every so many answers. Counting answers instead of
 * time makes a run as hard on a slow machine as on a fast one, and never so hard that nothing gets through.
 */
export function createKiller(victims: MortalProcess[], [fewest, most]: readonly [number, number]) {
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
      if (untilNext > 0 || crash !== undefined) return;
      crash = killOne();
      // A process that does not start again is reported by finish().
      crash.catch(() => {});
    },
    /** Resolves when no crash is under way; rejects when a process did not start again. */
    finish: async () => crash,
  };
}
