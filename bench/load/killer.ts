import { setTimeout as delay } from "node:timers/promises";
import type { MortalProcess } from "./mortal-process.ts";

/**
 * Crashes one of the processes at a random moment after every so many answers. Counting answers instead of
 * time makes a run as hard on a slow machine as on a fast one, and never so hard that nothing gets through.
 */
export class Killer {
  readonly #victims: MortalProcess[];
  readonly #everyAnswers: readonly [number, number];
  #untilNext: number;
  #crash: Promise<void> | undefined;

  constructor(victims: MortalProcess[], everyAnswers: readonly [number, number]) {
    this.#victims = victims;
    this.#everyAnswers = everyAnswers;
    this.#untilNext = this.#pause();
  }

  /** To be called for every answer. */
  readonly onAnswer = (): void => {
    this.#untilNext -= 1;
    if (this.#untilNext > 0 || this.#crash !== undefined) return;
    this.#crash = this.#killOne();
    // A process that does not start again is reported by finish().
    this.#crash.catch(() => {});
  };

  /** Resolves when no crash is under way; rejects when a process did not start again. */
  async finish(): Promise<void> {
    await this.#crash;
  }

  async #killOne(): Promise<void> {
    await delay(Math.random() * 100);
    await this.#victims[Math.floor(Math.random() * this.#victims.length)]?.crash();
    this.#untilNext = this.#pause();
    this.#crash = undefined;
  }

  #pause(): number {
    const [fewest, most] = this.#everyAnswers;
    return fewest + Math.floor(Math.random() * (most - fewest + 1));
  }
}
