import { createClient, ErrorReply } from "redis";
import type { Log } from "../http/log.ts";

/** Whether the store that copies of the service share answers now. */
export type StoreState = "reachable" | "away";

/** A client that is connected, or tries to be. */
export type RedisClient = ReturnType<typeof openClient>;

/** What a store answers that is away or at fault: then the process itself has to know. */
export const noAnswer = Symbol("no answer");

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
  readonly #patienceMs: number;
  readonly #probes: NodeJS.Timeout;
  #state: StoreState | undefined;
  #error: string | undefined;

  /** In the same building an answer takes a millisecond; nobody's enquiry waits for a slower one than `patienceMs`. */
  constructor(url: string, log: Log, patienceMs = 150) {
    this.#log = log;
    this.#patienceMs = patienceMs;
    this.client = openClient(url);
    this.client.on("error", () => this.#is("away"));
    this.client.on("ready", () => this.#is("reachable"));
    this.client.connect().catch(() => this.#is("away"));
    this.#probes = setInterval(() => this.#probe(), probeEveryMs).unref();
  }

  get state(): StoreState {
    return this.#state ?? "away";
  }

  /** The answer to a question, or `noAnswer` when there is none in time, or an error. */
  async ask<Answer>(question: (client: RedisClient) => Promise<Answer>): Promise<Answer | typeof noAnswer> {
    return this.state === "away" ? noAnswer : this.#inTime(question);
  }

  close(): void {
    clearInterval(this.#probes);
    this.client.destroy();
  }

  async #inTime<Answer>(
    question: (client: RedisClient) => Promise<Answer>,
  ): Promise<Answer | typeof noAnswer> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(reject, this.#patienceMs);
    try {
      return await Promise.race([question(this.client), late]);
    } catch (error) {
      if (error instanceof ErrorReply) this.#refused(error);
      else this.#is("away");
      return noAnswer;
    } finally {
      clearTimeout(timer);
    }
  }

  async #probe(): Promise<void> {
    if (this.#state === "reachable" || !this.client.isReady) return;
    if ((await this.#inTime((client) => client.ping())) !== noAnswer) this.#is("reachable");
  }

  /** A store that is full, or only lets itself be read, is there: others of its answers may still help. */
  #refused({ message }: ErrorReply): void {
    const error = message.split(" ", 1)[0];
    if (this.#error === error) return;
    this.#error = error;
    this.#log({ level: "warn", event: "shared store error", error });
  }

  #is(state: StoreState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#error = undefined;
    const [level, counting] =
      state === "away" ? (["warn", "in memory"] as const) : (["info", "together"] as const);
    this.#log({ level, event: `shared store ${state}`, counting });
  }
}
