import { createMiddleware } from "hono/factory";
import type { CallEnv } from "./call.ts";
import { HttpRefusal } from "./http-refusal.ts";

/**
 * Refuses (503) uploads beyond `all` at the same time, or beyond `ofOneClient`, because each is in
 * memory as a whole.
 */
export function limitUploads({ all, ofOneClient }: { all: number; ofOneClient: number }) {
  const running: string[] = [];
  return createMiddleware<CallEnv>(async (c, next) => {
    const client = c.get("client");
    const ofThisClient = running.filter((other) => other === client).length;
    if (running.length >= all || ofThisClient >= ofOneClient) {
      const text = "Too busy, try again in a moment";
      throw new HttpRefusal(503, "busy", text, { retryAfterSeconds: 5 });
    }
    running.push(client);
    try {
      await next();
    } finally {
      running.splice(running.indexOf(client), 1);
    }
  });
}
