import { createClient, ErrorReply } from "@redis/client";
import pTimeout from "p-timeout";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { Log } from "#mail/http/log.ts";

const probeEveryMs = 1_000;

export type RedisConnection = ReturnType<typeof connectToRedis>;

/**
 * A connection to a Redis or Valkey that may be away. While it is, no call waits for it: commands
 * are not sent, and the connection is probed until it answers again.
 */
export function connectToRedis(url: string, deadlineMs: number, log: Log) {
  const client = createClient({
    url,
    // A command that cannot be sent now must fail now.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    pingInterval: 2_000,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 8_000,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 2_000),
    },
  });
  let state: "reachable" | "away" | undefined;
  let lastError: string | undefined;

  function setState(next: "reachable" | "away"): void {
    if (state === next) {
      return;
    }
    state = next;
    lastError = undefined;
    if (state === "away") {
      log({ level: "warn", event: "shared store away", counting: "in memory" });
    } else {
      log({ level: "info", event: "shared store reachable", counting: "together" });
    }
  }

  /**
   * Logs an error that the store answers with, such as when it is full or read-only. It is not away
   * then: its other answers may still help.
   */
  function logErrorReply({ message }: ErrorReply): void {
    const error = message.split(" ", 1)[0];
    if (lastError === error) {
      return;
    }
    lastError = error;
    log({ level: "warn", event: "shared store error", error });
  }

  /** The answer to a command; undefined when it does not come in time, or is an error. */
  async function answerTo<Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await pTimeout(command(), { milliseconds: deadlineMs });
    } catch (error) {
      // A RateLimiterRes is an answer: the client has used up its share.
      if (error instanceof RateLimiterRes) {
        throw error;
      }
      if (error instanceof ErrorReply) {
        logErrorReply(error);
      } else {
        setState("away");
      }
      return undefined;
    }
  }

  async function probe(): Promise<void> {
    if (state === "reachable" || !client.isReady) {
      return;
    }
    if ((await answerTo(() => client.ping())) !== undefined) {
      setState("reachable");
    }
  }

  const probes = setInterval(probe, probeEveryMs).unref();
  client.on("error", () => setState("away"));
  client.on("ready", () => setState("reachable"));
  client.connect().catch(() => setState("away"));

  return {
    client,
    get state() {
      return state ?? "away";
    },
    /**
     * Resolves to the answer to a command; to undefined when the store is away, does not answer in
     * time or answers with an error. Rejects with the RateLimiterRes of a limiter.
     */
    async run<Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> {
      return state === "reachable" ? answerTo(command) : undefined;
    },
    close() {
      clearInterval(probes);
      client.destroy();
    },
  };
}
