import type { SendResult } from "./send";

/** The status the e-mail service answered with; 0 when it did not answer. */
export function statusOf(result: SendResult | undefined): number {
  return result?.response?.status ?? 0;
}
