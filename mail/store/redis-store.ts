import { setTimeout as delay } from "node:timers/promises";
import { Redis } from "ioredis";
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
  { redisUrl = "", siteName, storeDeadlineMs }: Settings,
  log: Log,
): SharedStore & { close(): void } {
  // Several sites may share one Redis server.
  const prefix = `website-mail:${siteName}:`;
  const memory = createMemoryStore();
  const client = new Redis(redisUrl, {
    // A command that cannot be sent now must fail now.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: storeDeadlineMs,
    connectTimeout: 2_000,
    // A connection that is silent for so long is made anew, and commands fail at once meanwhile.
    socketTimeout: 2_000,
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

  /** The answer to a command; undefined when it is an error or does not come in time. */
  async function ask<Answer>(command: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await command();
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
      const keyPrefix = prefix + name;
      const local = memory.createLimiter(name, points, duration);
      const shared = new RateLimiterRedis({ storeClient: client, keyPrefix, points, duration });
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
      await ask(() => client.set(prefix + key, value, "PX", milliseconds));
    },
    async claim(key, milliseconds) {
      const name = `${prefix}claim ${key}`;
      const deadline = performance.now() + claimWithinMs;
      while ((await ask(() => client.set(name, "", "PX", milliseconds, "NX"))) === null) {
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
    close: () => client.disconnect(),
  };
}
