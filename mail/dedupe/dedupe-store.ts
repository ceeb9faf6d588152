import { sameEnquiryMs } from "../../contract/idempotency.ts";

/** What the service keeps in mind for an hour, such as which enquiries have been accepted. */
export interface Memory {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /**
   * Resolves once no other copy of the service is at work on this; what it found out is then known. Refuses (503) when
   * that takes too long.
   */
  claim(key: string): Promise<Claim>;
}

/** That nobody else is to work on something until it is released. */
export interface Claim {
  release(): Promise<void>;
}

const maxRemembered = 20_000;

/** The memory of this process; nothing of it outlives it. */
export class OwnMemory implements Memory {
  /** By key, oldest first. */
  readonly #kept = new Map<string, { value: string; until: number }>();

  async get(key: string): Promise<string | undefined> {
    this.#forget();
    return this.#kept.get(key)?.value;
  }

  async set(key: string, value: string): Promise<void> {
    this.#kept.delete(key);
    this.#kept.set(key, { value, until: Date.now() + sameEnquiryMs });
    this.#forget();
  }

  /** Within a process whoever is first is known already, see OnceOnly. */
  async claim(): Promise<Claim> {
    return { release: async () => {} };
  }

  #forget(): void {
    for (const [key, { until }] of this.#kept) {
      if (until > Date.now() && this.#kept.size <= maxRemembered) return;
      this.#kept.delete(key);
    }
  }
}
