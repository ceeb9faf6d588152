import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sameEnquiryMs } from "../../contract/idempotency.ts";
import { type Claim, type DedupeStore, freeClaim } from "./dedupe-store.ts";
import { MemoryDedupeStore } from "./memory.ts";
import { Refusal } from "../http/response.ts";
import { noAnswer, type RedisConnection } from "./redis-connection.ts";

const prefix = "website-mail:";
// A copy that dies gives up what it claimed after so long; one that lives says so more often.
const claimMs = 3_000;
const renewEveryMs = 1_000;
const waitMs = 10_000;
const lookEveryMs = 100;

const renewOwn = `if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("pexpire", KEYS[1], ARGV[2]) end return 0`;
const releaseOwn = `if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end return 0`;

/** What all copies know together. This one also remembers by itself, for when the store is away. */
export class RedisDedupeStore implements DedupeStore {
  readonly #own = new MemoryDedupeStore();
  readonly #redis: RedisConnection;

  constructor(redis: RedisConnection) {
    this.#redis = redis;
  }

  async get(key: string): Promise<string | undefined> {
    const own = await this.#own.get(key);
    if (own !== undefined) return own;
    const shared = await this.#redis.ask((client) => client.get(prefix + key));
    return typeof shared === "string" ? shared : undefined;
  }

  async set(key: string, value: string): Promise<void> {
    await this.#own.set(key, value);
    await this.#redis.ask((client) =>
      client.set(prefix + key, value, { expiration: { type: "PX", value: sameEnquiryMs } }),
    );
  }

  async claim(key: string): Promise<Claim> {
    const name = `${prefix}claim ${key}`;
    const token = randomUUID();
    const deadline = performance.now() + waitMs;
    while (performance.now() < deadline) {
      const claimed = await this.#redis.ask((client) =>
        client.set(name, token, { condition: "NX", expiration: { type: "PX", value: claimMs } }),
      );
      if (claimed === noAnswer) return freeClaim;
      if (claimed !== null) return this.#hold(name, token);
      await delay(lookEveryMs);
      if ((await this.get(key)) !== undefined) return freeClaim;
    }
    throw new Refusal(503, "on-its-way", "The same is being sent already", 5);
  }

  #hold(name: string, token: string): Claim {
    const own = { keys: [name], arguments: [token, String(claimMs)] };
    const renewing = setInterval(() => {
      this.#redis.ask((client) => client.eval(renewOwn, own));
    }, renewEveryMs);
    return {
      release: async () => {
        clearInterval(renewing);
        await this.#redis.ask((client) => client.eval(releaseOwn, own));
      },
    };
  }
}
