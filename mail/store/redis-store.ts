import { Redis } from "ioredis";
import { RateLimiterRedis } from "rate-limiter-flexible";
import type { MailConfig } from "#config/config.ts";
import type { Log } from "#http/log.ts";
import { createMemoryStore, type SharedStore } from "./store.ts";

type Settings = Pick<MailConfig, "redisUrl" | "siteName" | "storeDeadlineMs">;

/**
 * A store in Redis or Valkey that all copies share. While it does not answer in time, each copy
 * counts and remembers by itself.
 */
export function createRedisStore(
  { redisUrl = "", siteName, storeDeadlineMs }: Settings,
  log: Log,
): SharedStore & { close(): void } {
  const memory = createMemoryStore();
  const client = new Redis(redisUrl, {
    // Several sites may share one Redis server.
    keyPrefix: `website-mail:${siteName}:`,
    // A command that cannot be sent now must fail now.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: storeDeadlineMs,
    connectTimeout: 2_000,
    // A connection that is silent for so long is made anew, and commands fail at once meanwhile.
    socketTimeout: 2_000,
  });
  let hasFailed = false;
  function noteFailure({ name, message }: Error): undefined {
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

  return {
    createLimiter: (keyPrefix, points, duration) =>
      new RateLimiterRedis({
        storeClient: client,
        keyPrefix,
        points,
        duration,
        insuranceLimiter: memory.createLimiter(keyPrefix, points, duration),
      }),
    async get(key) {
      const known = await memory.get(key);
      return known ?? (await client.get(key).catch(noteFailure)) ?? undefined;
    },
    async set(key, value, milliseconds) {
      await memory.set(key, value, milliseconds);
      await client.set(key, value, "PX", milliseconds).catch(noteFailure);
    },
    async add(key, value, milliseconds) {
      const known = await memory.get(key);
      if (known !== undefined) {
        return known;
      }
      const set = await client.set(key, value, "PX", milliseconds, "NX").catch(noteFailure);
      // Null where another copy was first, which may have ended since.
      return set === null ? ((await client.get(key).catch(noteFailure)) ?? undefined) : undefined;
    },
    async delete(key) {
      await client.del(key).catch(noteFailure);
    },
    close: () => client.disconnect(),
  };
}
