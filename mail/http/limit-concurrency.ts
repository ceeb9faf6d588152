import { createMiddleware } from "hono/factory";
import type { CallEnv } from "./call.ts";
import { HttpRefusal } from "./http-refusal.ts";

interface Concurrency {
  /** The maximum number of calls that are handled at the same time. */
  all: number;
  /** The maximum for one client: an IPv4 address, or an IPv6 /48. */
  ofOneClient: number;
}

/** The part of all places from which on a client gets no second one. */
const scarceFrom = 2 / 3;

/**
 * Refuses (503) calls beyond a maximum at the same time, so that a flood cannot fill the memory.
 * When few places are left, each goes to a client that has none, so that some clients that fill
 * theirs cannot keep everyone out.
 */
export function limitConcurrency({ all, ofOneClient }: Concurrency) {
  const running = new Map<string, number>();
  let total = 0;
  const isScarce = () => total >= all * scarceFrom;
  return createMiddleware<CallEnv>(async (c, next) => {
    const { network } = c.get("client");
    const ofThisClient = running.get(network) ?? 0;
    const allowed = isScarce() ? 1 : ofOneClient;
    if (total >= all || ofThisClient >= allowed) {
      const text = "Too busy, try again in a moment";
      throw new HttpRefusal(503, "busy", text, { retryAfterSeconds: 5 });
    }
    total += 1;
    running.set(network, ofThisClient + 1);
    c.set("isScarce", isScarce);
    try {
      await next();
    } finally {
      total -= 1;
      const left = (running.get(network) ?? 1) - 1;
      if (left === 0) {
        running.delete(network);
      } else {
        running.set(network, left);
      }
    }
  });
}
