import { describe, expect } from "vitest";
import type { MailConfig } from "#mail/config/config.ts";
import type { LogEntry } from "#mail/http/log.ts";
import { holdMails } from "#scripts/smtp-sink.ts";
import { quoteBody, unlimited } from "#tests/support/enquiries.ts";
import { filesForm, photographs } from "#tests/support/files.ts";
import { createRedis, redisProgram } from "#tests/support/redis.ts";
import { test as base, type TestService } from "#tests/support/service.ts";
import { createRedisStore } from "./redis-store.ts";

const callsAnHour = (hour: number) => ({ limits: { ...unlimited, client: { hour, day: 9 } } });

const test = base
  .extend("redis", async ({ onTestFinished }) => {
    const redis = await createRedis();
    onTestFinished(() => redis.end());
    await redis.start();
    return redis;
  })
  .extend("logs", (): LogEntry[] => [])
  .extend("copyOver", ({ start, logs, onTestFinished }) => {
    return (url: string, overrides: Partial<MailConfig> = {}) => {
      const settings = { redisUrl: url, siteName: "firm.example", storeDeadlineMs: 10_000 };
      const store = createRedisStore({ ...settings, ...overrides, redisUrl: url }, (entry) =>
        logs.push(entry),
      );
      onTestFinished(() => store.close());
      return { ...start(overrides, { store }), store };
    };
  })
  .extend("startCopies", ({ redis, copyOver }) => {
    /** Two copies with one store, which they have found. */
    return async (overrides?: Partial<MailConfig>) => {
      const one = copyOver(redis.url, overrides);
      const other = copyOver(redis.url, overrides);
      await expect
        .poll(() => [one.store.state, other.store.state])
        .toEqual(["reachable", "reachable"]);
      return { one, other };
    };
  });

/** The answers to enquiries with these numbers, sent to the copies in turn. */
async function send(copies: Pick<TestService, "post">[], references: string[]): Promise<number[]> {
  const statuses = [];
  for (const [number, reference] of references.entries()) {
    const response = await copies[number % copies.length]?.post(quoteBody({ reference }));
    statuses.push(response?.status ?? 0);
  }
  return statuses;
}

// On Debian and Ubuntu: apt-get install redis-server
describe.skipIf(redisProgram() === undefined)(
  "a shared store (redis-server or valkey-server)",
  () => {
    test("two copies count a visitor's calls together", async ({ startCopies }) => {
      const { one, other } = await startCopies(callsAnHour(2));
      expect(await send([one, other], ["a", "b", "c", "d"])).toEqual([200, 200, 429, 429]);
    });

    test("an enquiry and files that one copy has sent are known to the other", async ({
      sink,
      startCopies,
    }) => {
      const { one, other } = await startCopies();
      const files = photographs(1);
      for (const copy of [one, other]) {
        expect(await send([copy], ["DG-7Q3XW9CM"])).toEqual([200]);
        expect((await copy.upload(filesForm(files))).status).toBe(200);
      }
      expect(sink.mails).toHaveLength(2);
      expect(other.logs.map(({ repeated }) => repeated)).toEqual([true, true]);
    });

    test("two sites that use one store do not mix up their enquiries", async ({
      sink,
      redis,
      copyOver,
    }) => {
      const one = copyOver(redis.url);
      const other = copyOver(redis.url, { siteName: "andere.example" });
      await expect
        .poll(() => [one.store.state, other.store.state])
        .toEqual(["reachable", "reachable"]);
      await send([one, other], ["a", "a"]);
      expect(sink.mails).toHaveLength(2);
    });

    test("a copy waits for an enquiry that another copy is sending", async ({
      sink,
      redis,
      startCopies,
    }) => {
      const { one, other } = await startCopies();
      const { arrived, release } = holdMails(sink);
      const first = one.post(quoteBody());
      await arrived;
      const again = other.post(quoteBody());
      // A claim lasts for as long as the first copy renews it: then it has an end again.
      const [claim = ""] = await redis.command<string[]>("KEYS", "*:claim *");
      await redis.command("PERSIST", claim);
      await expect.poll(() => redis.command("PTTL", claim)).toBeGreaterThan(2_000);
      release();
      expect([(await first).status, (await again).status]).toEqual([200, 200]);
      expect(sink.mails).toHaveLength(1);
    });

    test("when the store dies, the service goes on, and uses it again when it is back", async ({
      redis,
      startCopies,
      logs,
    }) => {
      const { one } = await startCopies(callsAnHour(2));
      await redis.kill();
      await expect.poll(() => one.store.state).toBe("away");
      // The limit also holds in memory.
      expect(await send([one], ["a", "b", "c"])).toEqual([200, 200, 429]);
      expect(logs).toContainEqual({
        level: "warn",
        event: "shared store away",
        counting: "in memory",
      });
      await redis.start();
      await expect.poll(() => one.store.state).toBe("reachable");
      expect(logs.at(-1)).toMatchObject({ level: "info", event: "shared store reachable" });
    });

    test("a store that hangs delays one enquiry for a moment, and no other", async ({
      sink,
      redis,
      startCopies,
    }) => {
      const { one } = await startCopies({ storeDeadlineMs: 500 });
      redis.signal("SIGSTOP");
      expect(await send([one], ["a"])).toEqual([200]);
      expect(one.store.state).toBe("away");
      expect(await send([one], ["b", "c", "d"])).toEqual([200, 200, 200]);
      expect(sink.mails).toHaveLength(4);
      redis.signal("SIGCONT");
      await expect.poll(() => one.store.state).toBe("reachable");
    });

    test("errors of the store are logged once, and it stays in use", async ({
      sink,
      redis,
      startCopies,
      logs,
    }) => {
      const { one } = await startCopies(callsAnHour(3));
      await redis.command("CONFIG", "SET", "maxmemory", "1");
      expect(await send([one], ["a", "a", "b", "c"])).toEqual([200, 200, 200, 429]);
      expect(sink.mails).toHaveLength(2);
      expect(one.store.state).toBe("reachable");
      expect(logs.slice(2)).toEqual([{ level: "warn", event: "shared store error", error: "OOM" }]);
    });
  },
);

test("the service works without a store that was never there", async ({ sink, copyOver, logs }) => {
  expect(await send([copyOver("redis://127.0.0.1:1")], ["a", "a"])).toEqual([200, 200]);
  expect(sink.mails).toHaveLength(1);
  await expect
    .poll(() => logs)
    .toContainEqual(expect.objectContaining({ event: "shared store away" }));
});
