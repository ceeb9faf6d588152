import { Refusal } from "../http/response.ts";

interface UploadLimits {
  /** Uploads handled at the same time. */
  most: number;
  /** What they may hold in memory together. */
  bytes: number;
  /** How long one that finds no room waits for it, and how many may wait. */
  waitMs: number;
  waiting: number;
}

interface Waiting {
  bytes: number;
  enter: () => void;
}

/** Lets uploads in as far as there is memory for them, in the order they came; the others wait a little. */
export class Uploads {
  readonly #limits: UploadLimits;
  readonly #queue: Waiting[] = [];
  #count = 0;
  #bytes = 0;

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  /** Runs `handle` with room for so many bytes, or refuses (503) when there is none in time. */
  async run<Result>(bytes: number, handle: () => Promise<Result>): Promise<Result> {
    await this.#room(bytes);
    try {
      return await handle();
    } finally {
      this.#count -= 1;
      this.#bytes -= bytes;
      this.#next();
    }
  }

  async #room(bytes: number): Promise<void> {
    if (this.#queue.length >= this.#limits.waiting) throw tooMany();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting = { bytes, enter: resolve };
    this.#queue.push(waiting);
    this.#next();
    const timer = setTimeout(() => {
      this.#queue.splice(this.#queue.indexOf(waiting), 1);
      reject(tooMany());
      this.#next();
    }, this.#limits.waitMs);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Lets in who is first in line, for as long as there is room. */
  #next(): void {
    for (;;) {
      const [first] = this.#queue;
      const { most, bytes } = this.#limits;
      if (first === undefined || this.#count >= most || this.#bytes + first.bytes > bytes) return;
      this.#queue.shift();
      this.#count += 1;
      this.#bytes += first.bytes;
      first.enter();
    }
  }
}

function tooMany(): Refusal {
  return new Refusal(503, "uploads", "Too many files are being sent, try again in a moment", 5);
}
