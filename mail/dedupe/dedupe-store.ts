import type { CreateLimiter } from "#mail/http/rate-limit.ts";

/**
 * What the service remembers for an hour, such as which enquiries have been accepted, and counts.
 */
export interface DedupeStore {
  createLimiter: CreateLimiter;
  /** Whether the store that copies share can be asked. */
  readonly state?: string;
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  /**
   * Resolves once no other copy of the service is at work on this, with what lets others go on;
   * what it found out is then known. Refuses (503) when that takes too long.
   */
  claim(key: string): Promise<() => Promise<void>>;
}
