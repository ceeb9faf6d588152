import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@redis/client";
import pTimeout from "p-timeout";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { MailConfig } from "#mail/config/config.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import type { Log } from "#mail/http/log.ts";
import { createMemoryStore, type SharedStore } from "./store.ts";

const claimWithinMs = 10_000;
const retryClaimMs = 100;

type Settings = Pick<MailConfig, "redisUrl" | "siteName" | "storeDeadlineMs">;

/**
 * A store in Redis or Valkey that all copies share. While it does not answer in time, each copy
 * counts and remembers by itself.
 */
export function createRedisStore(
  { redisUrl, siteName, storeDeadlineMs }: Settings,
  log: Log,
): SharedStore & { close(): void } {
  // Several sites may share one Redis server.
  const prefix = `website-mail:${siteName}:`;
  const memory = createMemoryStore();
  const client = createClient({
    url: redisUrl,
    // A command that cannot be sent now must fail now.
    disableOfflineQueue: true,
    pingInterval: 2_000,
    // A connection that is silent for so long is made anew, and commands fail at once meanwhile.
    socket: { connectTimeout: 2_000, socketTimeout: 8_000 },
  });
  let hasFailed = false;
  function noteFailure({ name, message }: Error): void {
    if (!hasFailed) {
      hasFailed = true;
      // The first word of an error that the store answers with, such as OOM, says which it is.
      const error = `${name} ${message.split(" ", 1)[0]}`;
      log({ level: "warn", event: "shared store away", counting: "in memory", error });
    }
  }
  client.on("error", noteFailure);
  client.on("ready", () => {
    hasFailed = false;
    log({ level: "info", event: "shared store reachable", counting: "together" });
  });
  client.connect().catch(noteFailure);

  /** The answer to a command; undefined when it is an error or does not come in time. */
  async function ask<Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      // The client's own time-out ends when a command is sent.
      return await pTimeout(command(), { milliseconds: storeDeadlineMs });
    } catch (error) {
      // A RateLimiterRes is an answer: the client has used up its share.
      if (error instanceof RateLimiterRes) {
        throw error;
      }
      noteFailure(error as Error);
      return undefined;
    }
  }

  return {
    createLimiter(name, points, duration) {
      const local = memory.createLimiter(name, points, duration);
      const shared = new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        keyPrefix: prefix + name,
        points,
        duration,
      });
      return {
        async consume(key, used) {
          const counted = await ask(() => shared.consume(key, used));
          return counted ?? local.consume(key, used);
        },
      };
    },
    async get(key) {
      const known = await memory.get(key);
      return known ?? (await ask(() => client.get(prefix + key))) ?? undefined;
    },
    async set(key, value, milliseconds) {
      await memory.set(key, value, milliseconds);
      const expiration = { type: "PX", value: milliseconds } as const;
      await ask(() => client.set(prefix + key, value, { expiration }));
    },
    async claim(key, milliseconds) {
      const name = `${prefix}claim ${key}`;
      const expiration = { type: "PX", value: milliseconds } as const;
      const deadline = performance.now() + claimWithinMs;
      while ((await ask(() => client.set(name, "", { condition: "NX", expiration }))) === null) {
        if (performance.now() > deadline) {
          const text = "The same is being sent already";
          throw new HttpRefusal(503, "on-its-way", text, { retryAfterSeconds: 5 });
        }
        await delay(retryClaimMs);
      }
      return async () => {
        await ask(() => client.del(name));
      };
    },
    close: () => client.destroy(),
  };
}
