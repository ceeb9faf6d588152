import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
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
  const ask = <Answer>(command: Promise<Answer>) =>
    command.catch((error: Error) => {
      noteFailure(error);
      return undefined;
    });

  return {
    createLimiter: (keyPrefix, points, duration) =>
      new RateLimiterRedis({
        storeClient: client,
        keyPrefix: prefix + keyPrefix,
        points,
        duration,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
      }),
    async get(key) {
      const known = await memory.get(key);
      return known ?? (await ask(client.get(prefix + key))) ?? undefined;
    },
    async set(key, value, milliseconds) {
      await memory.set(key, value, milliseconds);
      await ask(client.set(prefix + key, value, "PX", milliseconds));
    },
    async add(key, value, milliseconds) {
      const known = await memory.get(key);
      if (known !== undefined) {
        return known;
      }
      const set = await ask(client.set(prefix + key, value, "PX", milliseconds, "NX"));
      return set === null ? ((await ask(client.get(prefix + key))) ?? undefined) : undefined;
    },
    async delete(key) {
      await ask(client.del(prefix + key));
    },
    close: () => client.disconnect(),
  };
}
