import { createClient } from "redis";
import type { Log } from "../http/log.ts";

/** Whether the store that copies of the service share answers now. */
export type StoreState = "reachable" | "away";

/** A client that is connected, or tries to be. */
export type RedisClient = ReturnType<typeof openClient>;

/** What is asked of a store that is away: then the process itself has to know. */
export const redisAway = Symbol("store away");

// In the same building an answer takes a millisecond; nobody's enquiry waits for a store that is slower than this.
const patienceMs = 150;
const probeEveryMs = 1_000;

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

/** Redis or Valkey, as far as it is there: once it does not answer in time it is left alone until it does again. */
export class RedisConnection {
  readonly client: RedisClient;
  readonly #log: Log;
  readonly #probes: NodeJS.Timeout;
  #state: StoreState | undefined;

  constructor(url: string, log: Log) {
    this.#log = log;
    this.client = openClient(url);
    this.client.on("error", () => this.#is("away"));
    this.client.on("ready", () => this.#is("reachable"));
    this.client.connect().catch(() => this.#is("away"));
    this.#probes = setInterval(() => this.#probe(), probeEveryMs).unref();
  }

  get state(): StoreState {
    return this.#state ?? "away";
  }

  /** The answer to a question, or `redisAway` when there is none in time. */
  async ask<Answer>(question: (client: RedisClient) => Promise<Answer>): Promise<Answer | typeof redisAway> {
    return this.state === "away" ? redisAway : this.#inTime(question);
  }

  close(): void {
    clearInterval(this.#probes);
    this.client.destroy();
  }

  async #inTime<Answer>(
    question: (client: RedisClient) => Promise<Answer>,
  ): Promise<Answer | typeof redisAway> {
    const { promise: late, resolve } = Promise.withResolvers<typeof redisAway>();
    const timer = setTimeout(() => resolve(redisAway), patienceMs);
    const answer = await Promise.race([question(this.client).catch(() => redisAway), late]);
    clearTimeout(timer);
    if (answer === redisAway) this.#is("away");
    return answer as Answer | typeof redisAway;
  }

  async #probe(): Promise<void> {
    if (this.#state === "reachable" || !this.client.isReady) return;
    if ((await this.#inTime((client) => client.ping())) !== redisAway) this.#is("reachable");
  }

  #is(state: StoreState): void {
    if (this.#state === state) return;
    this.#state = state;
    const level = state === "away" ? "warn" : "info";
    this.#log({
      level,
      event: `shared store ${state}`,
      counting: state === "away" ? "in memory" : "together",
    });
  }
}
