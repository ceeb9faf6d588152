import { Refusal } from "./response.ts";

/** How many requests are handled at a time, and how many of one client. */
export interface AtOnce {
  all: number;
  ofOne: number;
}

/** Counts the requests being handled, so that a flood cannot fill the memory. */
export class Concurrency {
  readonly #running: string[] = [];
  readonly #atOnce: AtOnce;

  constructor(atOnce: AtOnce) {
    this.#atOnce = atOnce;
  }

  /** Runs `handle`, or refuses (503) when too many are running. */
  async run<Result>(client: string, handle: () => Promise<Result>): Promise<Result> {
    const { all, ofOne } = this.#atOnce;
    const own = this.#running.filter((one) => one === client).length;
    if (this.#running.length >= all || own >= ofOne) {
      throw new Refusal(503, "busy", "Too busy, try again in a moment", 5);
    }
    this.#running.push(client);
    try {
      return await handle();
    } finally {
      this.#running.splice(this.#running.indexOf(client), 1);
    }
  }
}
