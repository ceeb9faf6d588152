import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { together } from "../service.ts";
import type { LogEntry } from "../http/log.ts";
import { RedisConnection } from "./redis-connection.ts";
import { quoteBody } from "../testing/enquiries.ts";
import { contentOf, filesForm } from "../testing/files.ts";
import { type RedisServer, redisProgram, startRedis } from "../testing/redis.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { holdMails, type SmtpSink, startSmtpSink } from "../testing/smtp-sink.ts";

const program = redisProgram();
const withStore = test.skipIf(program === undefined);
if (program === undefined) {
  test.skip("a shared store: skipped, there is no redis-server or valkey-server (apt-get install redis-server)", () => {});
}

let sink: SmtpSink;
let redis: RedisServer | undefined;
let copies: TestService[] = [];
let stores: RedisConnection[] = [];
let logs: LogEntry[] = [];

beforeAll(async () => {
  sink = await startSmtpSink();
});
beforeEach(async () => {
  if (program === undefined) return;
  sink.mails.length = 0;
  sink.beforeAccept = () => {};
  logs = [];
  redis = await startRedis(program);
});
afterEach(async () => {
  for (const { transport } of copies.splice(0)) await transport.close();
  for (const store of stores.splice(0)) store.close();
  await redis?.end();
});
afterAll(() => sink.close());

/** Two copies of the service over one store. */
async function startCopies(overrides = {}, url = redis?.url ?? ""): Promise<[TestService, TestService]> {
  stores = [url, url].map((address) => new RedisConnection(address, (entry) => logs.push(entry), 500));
  copies = stores.map((store) => startTestService(sink.url, overrides, together(store)));
  return copies as [TestService, TestService];
}
const reachable = () =>
  vi.waitFor(() => expect(stores.map(({ state }) => state)).toEqual(["reachable", "reachable"]));
const away = () => vi.waitFor(() => expect(stores.map(({ state }) => state)).toContain("away"), 4_000);
const healthOf = async ({ app }: TestService) => (await app.request("/health")).json();

withStore("two copies count a visitor's enquiries together", async () => {
  const [one, other] = await startCopies({ rateLimit: { points: 2, seconds: 60 } });
  await reachable();
  const statuses = [];
  for (const [copy, reference] of [
    [one, "a"],
    [other, "b"],
    [one, "c"],
    [other, "d"],
  ] as const) {
    statuses.push((await copy.post(quoteBody({ reference }))).status);
  }
  expect(statuses).toEqual([200, 200, 429, 429]);
});

withStore("an enquiry and its files that one copy has sent are known to the other", async () => {
  const [one, other] = await startCopies();
  await reachable();
  const files = { "a.jpg": contentOf("jpg") };
  for (const copy of [one, other]) {
    expect((await copy.post(quoteBody({ reference: "DG-7Q3XW9CM" }))).status).toBe(200);
    expect((await copy.upload(filesForm(files))).status).toBe(200);
  }
  expect(sink.mails).toHaveLength(2);
  expect(other.logs.map(({ repeated }) => repeated)).toEqual([true, true]);
});

withStore("one that is on its way at one copy is waited for by the other", async () => {
  const [one, other] = await startCopies();
  await reachable();
  const { arrived, release } = holdMails(sink);
  const first = one.post(quoteBody());
  await arrived;
  const again = other.post(quoteBody());
  // Longer than a claim lasts that is not renewed.
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  release();
  expect([(await first).status, (await again).status]).toEqual([200, 200]);
  expect(sink.mails).toHaveLength(1);
});

withStore("a store that dies is missed by nobody, and used again when it is back", async () => {
  const [one] = await startCopies({ rateLimit: { points: 2, seconds: 60 } });
  await reachable();
  expect(await healthOf(one)).toEqual({ status: "ok", smtp: "reachable", store: "reachable" });
  await redis?.kill();
  await away();
  const statuses = [];
  for (const reference of ["a", "b", "c"]) statuses.push((await one.post(quoteBody({ reference }))).status);
  // In memory the limit holds too.
  expect(statuses).toEqual([200, 200, 429]);
  expect(await healthOf(one)).toEqual({ status: "ok", smtp: "reachable", store: "away" });
  expect(logs).toContainEqual({ level: "warn", event: "shared store away", counting: "in memory" });
  await redis?.start();
  await vi.waitFor(() => expect(stores[0]?.state).toBe("reachable"), 10_000);
  expect(logs.at(-1)).toMatchObject({ level: "info", event: "shared store reachable" });
});

withStore("a store that hangs holds up one enquiry for a moment, and no other", async () => {
  const [one] = await startCopies();
  await reachable();
  redis?.pause();
  const started = performance.now();
  const statuses = [];
  for (const reference of ["a", "b", "c", "d"])
    statuses.push((await one.post(quoteBody({ reference }))).status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  expect(performance.now() - started).toBeLessThan(3_000);
  expect(sink.mails).toHaveLength(4);
  redis?.resume();
  await vi.waitFor(() => expect(stores[0]?.state).toBe("reachable"), 10_000);
});

withStore(
  "one that answers with an error is not away: that is said once, and each copy helps itself",
  async () => {
    const [one] = await startCopies({ rateLimit: { points: 2, seconds: 60 } });
    await reachable();
    await redis?.command("CONFIG", "SET", "maxmemory", "1");
    const statuses = [];
    for (const reference of ["a", "a", "b", "c"]) {
      statuses.push((await one.post(quoteBody({ reference }))).status);
      // Longer than a store that is away is left alone.
      await new Promise((resolve) => setTimeout(resolve, 600));
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(sink.mails).toHaveLength(1);
    expect(stores.map(({ state }) => state)).toEqual(["reachable", "reachable"]);
    expect(logs.slice(2)).toEqual([{ level: "warn", event: "shared store error", error: "OOM" }]);
  },
);

test("a store that was never there changes nothing", async () => {
  const [one] = await startCopies({}, "redis://127.0.0.1:1");
  expect((await one.post(quoteBody())).status).toBe(200);
  expect((await one.post(quoteBody())).status).toBe(200);
  expect(sink.mails).toHaveLength(1);
  await vi.waitFor(() =>
    expect(logs).toContainEqual(expect.objectContaining({ event: "shared store away" })),
  );
});
