import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { createClient, ErrorReply } from "redis";
import { withTimeout } from "#mail/async/with-timeout.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import type { Log } from "#mail/http/log.ts";
import { createMemoryStore } from "./memory-store.ts";
import type { SharedStore } from "./shared-store.ts";

const probeEveryMs = 1_000;
// A claim expires when the copy that made it has died; a running copy renews its claims.
const claimMs = 3_000;
const renewEveryMs = 1_000;
const waitMs = 10_000;
const lookEveryMs = 100;

const ifOwn = (act: string) =>
  `if redis.call("get", KEYS[1]) == ARGV[1] then return ${act} end return 0`;
const renewOwn = ifOwn('redis.call("pexpire", KEYS[1], ARGV[2])');
const releaseOwn = ifOwn('redis.call("del", KEYS[1])');
const forMs = (value: number) => ({ type: "PX", value }) as const;

interface RedisSettings {
  redisUrl: string;
  siteName: string;
  /** How many milliseconds to wait for an answer. */
  storePatienceMs: number;
}

/**
 * A store in Redis or Valkey that all copies share. When it does not answer in time, each copy
 * counts and remembers by itself until the store answers again.
 */
export function createRedisStore(
  { redisUrl, siteName, storePatienceMs }: RedisSettings,
  log: Log,
): SharedStore & { readonly state: string; close(): void } {
  // Several sites may share one Redis server.
  const prefix = `website-mail:${siteName}:`;
  const own = createMemoryStore();
  const client = createClient({
    url: redisUrl,
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

  function become(next: "reachable" | "away"): void {
    if (state === next) {
      return;
    }
    state = next;
    lastError = undefined;
    const isAway = state === "away";
    const counting = isAway ? "in memory" : "together";
    log({ level: isAway ? "warn" : "info", event: `shared store ${state}`, counting });
  }

  /**
   * Logs an error that the store answers with, such as when it is full or read-only. It is not away
   * then: its other answers may still help.
   */
  function refused({ message }: ErrorReply): void {
    const error = message.split(" ", 1)[0];
    if (lastError === error) {
      return;
    }
    lastError = error;
    log({ level: "warn", event: "shared store error", error });
  }

  /**
   * The store's answer; undefined when it does not answer in time or answers with an error. The
   * caller then uses its own memory.
   */
  async function ask<Answer>(
    question: () => Promise<Answer>,
    isProbe = false,
  ): Promise<Answer | undefined> {
    if (state !== "reachable" && !isProbe) {
      return undefined;
    }
    try {
      return await withTimeout(question(), storePatienceMs, () => undefined);
    } catch (error) {
      // A RateLimiterRes is an answer: the client has used up its share.
      if (error instanceof RateLimiterRes) {
        throw error;
      }
      if (error instanceof ErrorReply) {
        refused(error);
      } else {
        become("away");
      }
      return undefined;
    }
  }

  const probes = setInterval(async () => {
    if (state === "reachable" || !client.isReady) {
      return;
    }
    if ((await ask(() => client.ping(), true)) !== undefined) {
      become("reachable");
    }
  }, probeEveryMs).unref();
  client.on("error", () => become("away"));
  client.on("ready", () => become("reachable"));
  client.connect().catch(() => become("away"));

  /** Renews a claim until the function that it returns is called. */
  function hold(name: string, token: string) {
    const claimed = { keys: [name], arguments: [token, String(claimMs)] };
    const renewing = setInterval(() => ask(() => client.eval(renewOwn, claimed)), renewEveryMs);
    return async () => {
      clearInterval(renewing);
      await ask(() => client.eval(releaseOwn, claimed));
    };
  }

  return {
    get state() {
      return state ?? "away";
    },
    async get(key) {
      return (await own.get(key)) ?? (await ask(() => client.get(prefix + key))) ?? undefined;
    },
    async set(key, value, milliseconds) {
      await own.set(key, value, milliseconds);
      await ask(() => client.set(prefix + key, value, { expiration: forMs(milliseconds) }));
    },
    async claim(key) {
      const name = `${prefix}claim ${key}`;
      const token = randomUUID();
      const first = { condition: "NX", expiration: forMs(claimMs) } as const;
      const deadline = performance.now() + waitMs;
      while (performance.now() < deadline) {
        const claimed = await ask(() => client.set(name, token, first));
        if (claimed === undefined) {
          return own.claim(key);
        }
        if (claimed !== null) {
          return hold(name, token);
        }
        await delay(lookEveryMs);
      }
      const text = "The same is being sent already";
      throw new HttpRefusal(503, "on-its-way", text, { retryAfterSeconds: 5 });
    },
    createLimiter(name, points, duration) {
      const alone = own.createLimiter(name, points, duration);
      const keyPrefix = prefix + name;
      const options = { storeClient: client, useRedisPackage: true, keyPrefix, points, duration };
      const shared = new RateLimiterRedis(options);
      return {
        async consume(key, used) {
          const counted = await ask(() => shared.consume(key, used));
          return counted ?? alone.consume(key, used);
        },
        async reward(key, used) {
          const counted = await ask(() => shared.reward(key, used));
          return counted ?? alone.reward(key, used);
        },
      };
    },
    close() {
      clearInterval(probes);
      client.destroy();
    },
  };
}
