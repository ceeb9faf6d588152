import { holdMails } from "@contractor/scripts/smtp-sink.ts";
import { quoteBody, unlimited } from "@contractor/site/tests/support/enquiries.ts";
import { createRedis, redisProgram } from "@contractor/site/tests/support/program.ts";
import { test as base, type TestService } from "@contractor/site/tests/support/service.ts";
import { describe, expect } from "vitest";
import type { MailConfig } from "#config/config.ts";
import type { LogEntry } from "#http/log.ts";
import { createRedisStore } from "./redis-store.ts";

const test = base
  .extend("redis", async ({ onTestFinished }) => {
    const redis = await createRedis();
    onTestFinished(() => redis.end());
    await redis.start();
    return redis;
  })
  .extend("logs", (): LogEntry[] => [])
  .extend("startCopies", ({ redis, start, logs, onTestFinished }) => {
    /** Two copies with one store, which they have found. */
    return async (overrides: Partial<MailConfig> = {}) => {
      const startCopy = () => {
        const settings = { redisUrl: redis.url, siteName: "firm.example", storeDeadlineMs: 10_000 };
        const store = createRedisStore({ ...settings, ...overrides }, (entry) => logs.push(entry));
        onTestFinished(() => store.close());
        return start(overrides, { store });
      };
      const copies = { one: startCopy(), other: startCopy() };
      await expect.poll(() => eventsIn(logs)).toEqual([reachable, reachable]);
      return copies;
    };
  });

const reachable = "shared store reachable";
const away = "shared store away";
const eventsIn = (logs: readonly LogEntry[]) => logs.map(({ event }) => event);

/** The answers to enquiries with these numbers, sent one after the other. */
async function send({ post }: TestService, ...references: string[]): Promise<number[]> {
  const statuses = [];
  for (const reference of references) {
    statuses.push((await post(quoteBody({ reference }))).status);
  }
  return statuses;
}

const twiceAnHour = { limits: { ...unlimited, client: { hour: 2, day: 9 } } };

// On Debian and Ubuntu: apt-get install redis-server
describe.skipIf(redisProgram() === undefined)("a store of redis-server or valkey-server", () => {
  test("counts a visitor's calls to two copies together", async ({ startCopies }) => {
    const { one, other } = await startCopies(twiceAnHour);
    expect(await send(one, "a")).toEqual([200]);
    expect(await send(other, "b", "c")).toEqual([200, 429]);
  });

  test("lets one copy send what came to two", async ({ sink, startCopies }) => {
    const { one, other } = await startCopies();
    const { arrived, release } = holdMails(sink);
    const first = one.post(quoteBody());
    await arrived;
    const again = await other.post(quoteBody());
    expect([again.status, again.headers.get("retry-after")]).toEqual([503, "5"]);
    release();
    expect((await first).status).toBe(200);
    // Once it has arrived, either copy knows.
    expect((await other.post(quoteBody())).status).toBe(200);
    expect(sink.mails).toHaveLength(1);
  });

  test("may die: each copy goes on by itself", async ({ redis, startCopies, logs }) => {
    const { one } = await startCopies(twiceAnHour);
    await redis.kill();
    await expect.poll(() => eventsIn(logs).slice(2)).toEqual([away, away]);
    // The limit also holds in memory.
    expect(await send(one, "a", "b", "c")).toEqual([200, 200, 429]);
    await redis.start();
    await expect.poll(() => eventsIn(logs).slice(4)).toEqual([reachable, reachable]);
  });

  test("may hang: an enquiry is sent all the same", async ({ sink, redis, startCopies, logs }) => {
    const { one } = await startCopies({ storeDeadlineMs: 150 });
    redis.signal("SIGSTOP");
    expect(await send(one, "a", "b")).toEqual([200, 200]);
    expect(sink.mails).toHaveLength(2);
    expect(eventsIn(logs)).toContain(away);
    redis.signal("SIGCONT");
  });
});
