import { Refusal } from "./response.ts";

/** Counts the requests being handled, so that a flood cannot fill the memory. */
export class Concurrency {
  #count = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Runs `handle`, or refuses (503) when too many are running. */
  async run<Result>(handle: () => Promise<Result>): Promise<Result> {
    if (this.#count >= this.#most) throw new Refusal(503, "busy", "Too busy, try again in a moment", 5);
    this.#count += 1;
    try {
      return await handle();
    } finally {
      this.#count -= 1;
    }
  }
}
