import type { CreateLimiter } from "#mail/http/rate-limit.ts";

/** Remembers values for a while, such as which enquiries were mailed, and counts calls. */
export interface SharedStore {
  createLimiter: CreateLimiter;
  /** Whether the store that copies share can be reached. */
  readonly state?: string;
  get(key: string): Promise<string | undefined>;
  /** Remembers a value for a number of milliseconds. */
  set(key: string, value: string, milliseconds: number): Promise<void>;
  /**
   * Resolves once no other copy of the service is working on this key, to a function that releases
   * it to the others. Refuses (503) when that takes too long.
   */
  claim(key: string): Promise<() => Promise<void>>;
}
