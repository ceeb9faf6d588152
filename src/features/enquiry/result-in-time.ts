import pTimeout from "p-timeout";

/** How long an enquiry waits for its files and its picture. It is sent without those that are late. */
const waitMs = 3_000;

/** The result of a promise; undefined when it fails or takes too long. */
export async function resultInTime<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  try {
    return await pTimeout(promise, { milliseconds: waitMs });
  } catch {
    return undefined;
  }
}
