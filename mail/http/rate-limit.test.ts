import { RateLimiterRes } from "rate-limiter-flexible";
import { expect } from "vitest";
import { quoteBody, unlimited } from "#tests/support/enquiries.ts";
import { filesForm, photographs } from "#tests/support/files.ts";
import { openUpload, rawFileHead, rawTexts } from "#tests/support/raw-form.ts";
import { answerOf, test as base, type TestService } from "#tests/support/service.ts";
import { createLimit } from "./rate-limit.ts";

const twoMails = { ...unlimited, mails: { hour: 2, day: 3 } };

const test = base.extend("startLimited", ({ start }) => {
  return (limits: typeof unlimited) => start({ limits, trustProxy: 1 });
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

/** This many addresses from unrelated networks. */
const strangers = (count: number) =>
  Array.from({ length: count }, (_, index) => `192.0.2.${index}`);
/** This many /64 networks of one /48. */
const neighbours = (count: number) =>
  Array.from({ length: count }, (_, index) => `2001:db8:7:${index}::1`);

const one = Array<string>(3).fill("192.0.2.1");
const pretending = ["198.51.100.1", "198.51.100.2", "203.0.113.77, 198.51.100.1"];
const ofA64 = ["2001:db8:7:1::1", "2001:db8:7:1::2", "2001:db8:7:1::3"];

test.for([
  ["an address, in an hour", { hour: 2, day: 3 }, one, 2, "mails-address-hour"],
  ["an address, in a day", { hour: 9, day: 2 }, one, 2, "mails-address-day"],
  ["an address under another name", { hour: 1, day: 1 }, pretending, 2, "mails-address-hour"],
  ["the addresses of a /64", { hour: 2, day: 3 }, ofA64, 2, "mails-address-hour"],
  ["a /48: four times as much", { hour: 2, day: 3 }, neighbours(9), 8, "mails-network-hour"],
  ["everyone: ten times as much", { hour: 2, day: 3 }, strangers(22), 20, "mails-everyone-hour"],
] as const)(
  "the mails are limited of %s",
  async ([_who, mails, addresses, sent, reason], { startLimited }) => {
    const service = startLimited({ ...unlimited, mails });
    const statuses = await sendFrom(service, addresses);
    expect(statuses.filter((status) => status === 200)).toHaveLength(sent);
    expect(statuses.at(-1)).toBe(429);
    expect(service.logs.at(-1)).toMatchObject({ reason });
  },
);

test.for([
  [{ hour: 1, day: 9 }, 3_500],
  [{ hour: 9, day: 1 }, 86_000],
] as const)(
  "a client that is refused by %j learns when to try again",
  async ([mails, seconds], { startLimited }) => {
    const service = startLimited({ ...unlimited, mails });
    await service.post(quoteBody({ reference: "first" }));
    const refused = await service.post(quoteBody({ reference: "second" }));
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(seconds);
  },
);

test("nobody is sent away for longer than the limit counts, whatever the clock says", async () => {
  const consume = () => Promise.reject(new RateLimiterRes(0, 3_459_598_000));
  const limiter = { consume, reward: async () => {} };
  const spend = createLimit("mails", { hour: 1, day: 1 }, ["address"], () => limiter);
  const spent = spend({ address: "192.0.2.1", network: "192.0.2.1" }, 1);
  await expect(spent).rejects.toMatchObject({ status: 429, retryAfterSeconds: 3_600 });
});

test("an address may make a limited number of calls, including refused ones and files", async ({
  startLimited,
}) => {
  const service = startLimited({ ...unlimited, calls: { hour: 2, day: 3 } });
  expect((await service.post("{")).status).toBe(400);
  expect((await service.upload(filesForm(photographs(1)))).status).toBe(200);
  expect((await service.post("{")).status).toBe(429);
  expect((await service.upload(filesForm(photographs(1)))).status).toBe(429);
});

test("a quarter of everyone's share is left for who has sent nothing that day", async ({
  startLimited,
}) => {
  const service = startLimited(twoMails);
  const busy = strangers(8);
  const statuses = await sendFrom(service, [...busy, ...busy]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(15);
  const newcomers = ["198.51.100.1", "198.51.100.2", "198.51.100.3"];
  expect(await sendFrom(service, newcomers)).toEqual([200, 200, 200]);
});

test("many calls of one address use up nothing of others, not even while they run", async ({
  startLimited,
}) => {
  const service = startLimited(twoMails);
  const flood = Array.from({ length: 60 }, () => sendFrom(service, ["192.0.2.200"]));
  const others = strangers(5).map((address) => sendFrom(service, [address]));
  expect(await Promise.all(others)).toEqual(Array(5).fill([200]));
  await Promise.all(flood);
});

test("empty calls from many networks use up nothing of others", async ({ startLimited }) => {
  const service = startLimited({ ...unlimited, calls: { hour: 1, day: 1 } });
  for (let network = 0; network < 30; network++) {
    await service.post("{", { "X-Forwarded-For": `2001:db8:${network}::1` });
  }
  expect(await sendFrom(service, strangers(3))).toEqual([200, 200, 200]);
});

test("an enquiry that the mail server refused is not counted", async ({ sink, startLimited }) => {
  const service = startLimited(twoMails);
  sink.refuse(451);
  expect(await sendFrom(service, Array(3).fill("192.0.2.1"))).toEqual([503, 503, 503]);
  sink.beforeAccept = () => {};
  expect(await sendFrom(service, Array(2).fill("192.0.2.1"))).toEqual([200, 200]);
});

test("an enquiry that is sent again is not counted", async ({ startLimited }) => {
  const service = startLimited({ ...unlimited, mails: { hour: 1, day: 1 } });
  await service.post(quoteBody());
  expect(await answerOf(service.post(quoteBody()))).toEqual([200, "OK"]);
});

const megabyte = { ...unlimited, bytes: { hour: 1_000_000, day: 1_000_000 } };
const enquiryNumber = "DG-7Q3XW9CM";

test("an address may send a limited number of bytes of files", async ({ sink, startLimited }) => {
  const service = startLimited(megabyte);
  await service.post(quoteBody({ reference: enquiryNumber }));
  expect((await service.upload(filesForm(photographs(1, 600_000)))).status).toBe(200);
  expect((await service.upload(filesForm(photographs(1, 600_000)))).status).toBe(429);
  expect(sink.mails).toHaveLength(2);
});

test("files of an enquiry that never arrived count for three times their size", async ({
  startLimited,
}) => {
  const service = startLimited(megabyte);
  expect((await service.upload(filesForm(photographs(1, 400_000)))).status).toBe(429);
  expect((await service.upload(filesForm(photographs(1, 300_000)))).status).toBe(200);
});

test("of files that never arrive whole, what did arrive counts", async ({
  startLimited,
  listen,
}) => {
  const service = startLimited(megabyte);
  const { port } = await listen(service);
  const client = { "X-Forwarded-For": "192.0.2.1" };
  await service.post(quoteBody({ reference: enquiryNumber }), client);
  const upload = openUpload(port, 900_000);
  await upload.write(Buffer.concat([rawTexts(), rawFileHead, Buffer.alloc(600_000)]));
  const send = async (size: number) =>
    (await service.upload(filesForm(photographs(1, size)), client)).status;
  upload.socket.destroy();
  await expect.poll(() => service.logs.at(-1)).toMatchObject({ reason: "broken-off" });
  expect([await send(300_000), await send(200_000)]).toEqual([200, 429]);
});

test("files that were refused use up nothing of everyone's bytes", async ({ startLimited }) => {
  const service = startLimited(megabyte);
  const upload = (address: string) =>
    service.upload(filesForm(photographs(2, 200_000)), { "X-Forwarded-For": address });
  for (let call = 0; call < 12; call++) {
    expect((await upload("192.0.2.1")).status).toBe(429);
  }
  await service.post(quoteBody({ reference: enquiryNumber }));
  expect((await upload("192.0.2.2")).status).toBe(200);
});
