import type { MailConfig } from "../config/config.ts";
import { Refusal } from "./refusal.ts";

/**
 * Whether a page of `origin` may call the service at `host`. A request without an origin is not a page's and
 * passes: what it may send, and to whom, is no wider.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  config: Pick<MailConfig, "origins">,
): boolean {
  if (origin === undefined) return true;
  return config.origins.includes(origin) || URL.parse(origin)?.host === host?.toLowerCase();
}

/** Counts the requests being handled, so that a flood cannot fill the memory. */
export class InFlight {
  #count = 0;
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Runs `handle`, or refuses (503) when too many are running. */
  async run<Result>(handle: () => Promise<Result>): Promise<Result> {
    if (this.#count >= this.#limit) throw new Refusal(503, "busy", "Too busy, try again in a moment", 5);
    this.#count += 1;
    try {
      return await handle();
    } finally {
      this.#count -= 1;
    }
  }
}
