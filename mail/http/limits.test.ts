import { holdMails } from "@contractor/scripts/smtp-sink.ts";
import { quoteBody, unlimited } from "@contractor/site/tests/support/enquiries.ts";
import { filesForm, photographs } from "@contractor/site/tests/support/files.ts";
import { test as base, type TestService } from "@contractor/site/tests/support/service.ts";
import { expect } from "vitest";

const test = base.extend("startLimited", ({ start }) => {
  return (limits: Partial<typeof unlimited>) =>
    start({ limits: { ...unlimited, ...limits }, trustProxy: 1 });
});

let number = 0;
/** The statuses of enquiries that are sent one after another from these addresses. */
async function sendFrom({ post }: TestService, addresses: readonly string[]): Promise<number[]> {
  const statuses = [];
  for (const address of addresses) {
    number += 1;
    const body = quoteBody({ reference: `number-${number}` });
    statuses.push((await post(body, { "X-Forwarded-For": address })).status);
  }
  return statuses;
}

const one = Array<string>(3).fill("192.0.2.1");
const other = Array<string>(3).fill("192.0.2.2");
const strangers = ["192.0.2.1", "192.0.2.2", "192.0.2.3"];
const hourly = { hour: 2, day: 9 };
const daily = { hour: 9, day: 2 };

test.for([
  ["a client, in an hour", { client: hourly }, one, "client-hour", 3_500],
  ["a client, in a day", { client: daily }, one, "client-day", 86_000],
  ["everyone, in an hour", { everyone: hourly }, strangers, "everyone-hour", 3_500],
  ["everyone, in a day", { everyone: daily }, strangers, "everyone-day", 86_000],
] as const)("two of %s", async ([_who, limits, addresses, reason, seconds], { startLimited }) => {
  const service = startLimited(limits);
  expect(await sendFrom(service, addresses)).toEqual([200, 200, 429]);
  expect(service.logs.at(-1)).toMatchObject({ reason });
  const refused = await service.post(quoteBody(), { "X-Forwarded-For": addresses[0] ?? "" });
  expect(Number(refused.headers.get("retry-after")) / seconds).toBeCloseTo(1, 1);
});

test("refused calls count for their client only", async ({ startLimited }) => {
  const service = startLimited({ client: hourly, everyone: hourly });
  const statuses = [];
  for (const address of [...one, ...other]) {
    statuses.push((await service.post("{", { "X-Forwarded-For": address })).status);
  }
  expect(statuses).toEqual([400, 400, 429, 400, 400, 429]);
  expect(await sendFrom(service, strangers.slice(2))).toEqual([200]);
});

test("nothing is given back for what failed", async ({ sink, startLimited }) => {
  const service = startLimited({ client: hourly });
  sink.refuse(451);
  expect(await sendFrom(service, ["192.0.2.1"])).toEqual([503]);
  sink.beforeAccept = () => {};
  expect(await sendFrom(service, ["192.0.2.1", "192.0.2.1"])).toEqual([200, 429]);
});

test("no more uploads than there is memory for, also after some were refused", async ({
  sink,
  start,
}) => {
  const { upload } = start({ uploadsAtOnce: 1 });
  const statusOf = async (files: Record<string, Buffer>) => (await upload(filesForm(files))).status;
  expect(await statusOf({})).toBe(400);
  const { arrived, release } = holdMails(sink);
  const first = statusOf(photographs(1));
  await arrived;
  expect(await statusOf(photographs(1))).toBe(503);
  release();
  expect([await first, await statusOf(photographs(1))]).toEqual([200, 200]);
});
