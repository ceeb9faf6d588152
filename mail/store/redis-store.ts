import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { RateLimiterRedis } from "rate-limiter-flexible";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import type { Log } from "#mail/http/log.ts";
import { createMemoryStore } from "./memory-store.ts";
import { connectToRedis, type RedisConnection } from "./redis-connection.ts";
import type { SharedStore } from "./shared-store.ts";

// A claim expires when the copy that made it has died; a running copy renews its claims.
const claimMs = 3_000;
const renewEveryMs = 1_000;
const claimWithinMs = 10_000;
const retryClaimMs = 100;

// Redis runs these scripts as one step. A claim that has expired may be another copy's by now.
const renewOwnClaim = `
  if redis.call("get", KEYS[1]) == ARGV[1] then
    return redis.call("pexpire", KEYS[1], ARGV[2])
  end
  return 0`;
const releaseOwnClaim = `
  if redis.call("get", KEYS[1]) == ARGV[1] then
    return redis.call("del", KEYS[1])
  end
  return 0`;

interface RedisSettings {
  redisUrl: string;
  siteName: string;
  /** Milliseconds in which the store must have answered. */
  storeDeadlineMs: number;
}

/**
 * A store in Redis or Valkey that all copies share. When it does not answer in time, each copy
 * counts and remembers by itself until the store answers again.
 */
export function createRedisStore(
  { redisUrl, siteName, storeDeadlineMs }: RedisSettings,
  log: Log,
): SharedStore & { readonly state: string; close(): void } {
  // Several sites may share one Redis server.
  const prefix = `website-mail:${siteName}:`;
  const memory = createMemoryStore();
  const redis = connectToRedis(redisUrl, storeDeadlineMs, log);
  const { client } = redis;

  return {
    get state() {
      return redis.state;
    },
    async get(key) {
      const known = await memory.get(key);
      return known ?? (await redis.run(() => client.get(prefix + key))) ?? undefined;
    },
    async set(key, value, milliseconds) {
      await memory.set(key, value, milliseconds);
      const expiration = { type: "PX", value: milliseconds } as const;
      await redis.run(() => client.set(prefix + key, value, { expiration }));
    },
    async claim(key) {
      const name = `${prefix}claim ${key}`;
      const token = randomUUID();
      const expiration = { type: "PX", value: claimMs } as const;
      const deadline = performance.now() + claimWithinMs;
      while (performance.now() < deadline) {
        const claimed = await redis.run(() =>
          client.set(name, token, { condition: "NX", expiration }),
        );
        if (claimed === undefined) {
          return memory.claim(key);
        }
        if (claimed !== null) {
          return keepClaim(redis, name, token);
        }
        await delay(retryClaimMs);
      }
      const text = "The same is being sent already";
      throw new HttpRefusal(503, "on-its-way", text, { retryAfterSeconds: 5 });
    },
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
          const counted = await redis.run(() => shared.consume(key, used));
          return counted ?? local.consume(key, used);
        },
      };
    },
    close: redis.close,
  };
}

/** Renews a claim until the function that it returns is called. */
function keepClaim({ client, run }: RedisConnection, name: string, token: string) {
  const claim = { keys: [name], arguments: [token, String(claimMs)] };
  const renew = () => run(() => client.eval(renewOwnClaim, claim));
  const renewing = setInterval(renew, renewEveryMs);
  return async () => {
    clearInterval(renewing);
    await run(() => client.eval(releaseOwnClaim, claim));
  };
}
