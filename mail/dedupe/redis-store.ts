import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { createClient, ErrorReply } from "redis";
import { sameEnquiryMs } from "../../contract/limits.ts";
import type { Log } from "../http/log.ts";
import type { CreateLimiter } from "../http/rate-limit.ts";
import { Refusal } from "../http/response.ts";
import { withTimeout } from "../async/with-timeout.ts";
import { type Claim, type DedupeStore, freeClaim } from "./dedupe-store.ts";
import { MemoryDedupeStore } from "./memory-store.ts";

const probeEveryMs = 1_000;
// A copy that dies gives up what it claimed after so long; one that lives says so more often.
const claimMs = 3_000;
const renewEveryMs = 1_000;
const waitMs = 10_000;
const lookEveryMs = 100;

const prefix = "website-mail:";
const ifOwn = (act: string) => `if redis.call("get", KEYS[1]) == ARGV[1] then return ${act} end return 0`;
const renewOwn = ifOwn('redis.call("pexpire", KEYS[1], ARGV[2])');
const releaseOwn = ifOwn('redis.call("del", KEYS[1])');

/** What a store answers that is away or at fault: then the process itself has to know. */
const noAnswer = Symbol("no answer");

type RedisClient = ReturnType<typeof openClient>;

function openClient(url: string) {
  return createClient({
    url,
    // What cannot be asked now is not asked later.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 10_000,
    pingInterval: 2_000,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 8_000,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, 2_000),
    },
  });
}

/**
 * What all copies count and know together, in Redis or Valkey. Once that does not answer in time it is left alone until
 * it does again; meanwhile each copy counts and remembers by itself.
 */
export class RedisStore implements DedupeStore {
  readonly #own = new MemoryDedupeStore();
  readonly #client: RedisClient;
  readonly #log: Log;
  readonly #patienceMs: number;
  readonly #probes: NodeJS.Timeout;
  #state: "reachable" | "away" | undefined;
  #error: string | undefined;

  /** In the same building an answer takes a millisecond; nobody's enquiry waits for a slower one than `patienceMs`. */
  constructor(url: string, log: Log, patienceMs = 150) {
    this.#log = log;
    this.#patienceMs = patienceMs;
    this.#client = openClient(url);
    this.#client.on("error", () => this.#is("away"));
    this.#client.on("ready", () => this.#is("reachable"));
    this.#client.connect().catch(() => this.#is("away"));
    this.#probes = setInterval(() => this.#probe(), probeEveryMs).unref();
  }

  get state(): "reachable" | "away" {
    return this.#state ?? "away";
  }

  close(): void {
    clearInterval(this.#probes);
    this.#client.destroy();
  }

  async get(key: string): Promise<string | undefined> {
    const own = await this.#own.get(key);
    if (own !== undefined) return own;
    const shared = await this.#ask((client) => client.get(prefix + key));
    return typeof shared === "string" ? shared : undefined;
  }

  async set(key: string, value: string): Promise<void> {
    await this.#own.set(key, value);
    const expiration = { type: "PX", value: sameEnquiryMs } as const;
    await this.#ask((client) => client.set(prefix + key, value, { expiration }));
  }

  async claim(key: string): Promise<Claim> {
    const name = `${prefix}claim ${key}`;
    const token = randomUUID();
    const expiration = { type: "PX", value: claimMs } as const;
    const deadline = performance.now() + waitMs;
    while (performance.now() < deadline) {
      const claimed = await this.#ask((client) => client.set(name, token, { condition: "NX", expiration }));
      if (claimed === noAnswer) return freeClaim;
      if (claimed !== null) return this.#hold(name, token);
      await delay(lookEveryMs);
      if ((await this.get(key)) !== undefined) return freeClaim;
    }
    throw new Refusal(503, "on-its-way", "The same is being sent already", 5);
  }

  #hold(name: string, token: string): Claim {
    const own = { keys: [name], arguments: [token, String(claimMs)] };
    const renew = () => this.#ask((client) => client.eval(renewOwn, own));
    const renewing = setInterval(renew, renewEveryMs);
    return {
      release: async () => {
        clearInterval(renewing);
        await this.#ask((client) => client.eval(releaseOwn, own));
      },
    };
  }

  readonly createLimiter: CreateLimiter = (name, points, duration) => {
    const own = this.#own.createLimiter(name, points, duration);
    const keyPrefix = prefix + name;
    const storeClient = this.#client;
    const shared = new RateLimiterRedis({ storeClient, useRedisPackage: true, keyPrefix, points, duration });
    // That a client has had its share is an answer too.
    const isAnswer = (rejected: unknown) => {
      if (rejected instanceof RateLimiterRes) return rejected;
      throw rejected;
    };
    return {
      get: async (key) => {
        const counted = await this.#ask(() => shared.get(key));
        return counted === noAnswer ? own.get(key) : counted;
      },
      consume: async (key) => {
        const counted = await this.#ask(() => shared.consume(key).catch(isAnswer));
        if (counted === noAnswer) return own.consume(key);
        if (counted.consumedPoints > points) throw counted;
        return counted;
      },
    };
  };

  /** The answer to a question, or `noAnswer` when there is none in time, or an error. */
  async #ask<Answer>(
    question: (client: RedisClient) => Promise<Answer>,
    isProbe = false,
  ): Promise<Answer | typeof noAnswer> {
    if (this.state === "away" && !isProbe) return noAnswer;
    try {
      return await withTimeout(question(this.#client), this.#patienceMs, () => undefined);
    } catch (error) {
      if (error instanceof ErrorReply) this.#refused(error);
      else this.#is("away");
      return noAnswer;
    }
  }

  async #probe(): Promise<void> {
    if (this.#state === "reachable" || !this.#client.isReady) return;
    if ((await this.#ask((client) => client.ping(), true)) !== noAnswer) this.#is("reachable");
  }

  /** A store that is full, or only lets itself be read, is there: others of its answers may still help. */
  #refused({ message }: ErrorReply): void {
    const error = message.split(" ", 1)[0];
    if (this.#error === error) return;
    this.#error = error;
    this.#log({ level: "warn", event: "shared store error", error });
  }

  #is(state: "reachable" | "away"): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#error = undefined;
    const isAway = state === "away";
    const counting = isAway ? "in memory" : "together";
    this.#log({ level: isAway ? "warn" : "info", event: `shared store ${state}`, counting });
  }
}
