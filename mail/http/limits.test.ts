import { quoteBody, unlimited } from "@contractor/site/tests/support/enquiries.ts";
import { filesForm, photographs } from "@contractor/site/tests/support/files.ts";
import { test as base, type TestService } from "@contractor/site/tests/support/service.ts";
import { Hono } from "hono";
import { expect, vi } from "vitest";
import { answerError, type CallEnv, identifyClient } from "./call.ts";
import { limitUploads } from "./limits.ts";

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
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(seconds);
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

test.for(["client", "everyone"])("a megabyte costs %s a call", async (who, { startLimited }) => {
  const service = startLimited({ [who]: { hour: 5, day: 99 } });
  const upload = () => service.upload(filesForm(photographs(2, 1_200_000)));
  expect([(await upload()).status, (await upload()).status]).toEqual([200, 429]);
});

test("a body that does not say how large it is counts as the largest", async ({ startLimited }) => {
  const service = startLimited({ client: { hour: 12, day: 99 } });
  const body = new Blob(["x"]).stream();
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  expect((await service.stream("/api/v1.0/email/send-form", headers, body)).status).toBe(429);
});

test("two uploads of a client and three of all run at once, also after some broke off", async () => {
  const held: PromiseWithResolvers<Response>[] = [];
  const app = new Hono<CallEnv>();
  app.onError(answerError);
  app.use(identifyClient(1), limitUploads({ all: 3, ofOneClient: 2 }));
  app.get("/", () => {
    held.push(Promise.withResolvers());
    return held.at(-1)?.promise as Promise<Response>;
  });
  const call = async (address: string) =>
    (await app.request("/", { headers: { "X-Forwarded-For": address } })).status;
  for (let time = 0; time < 2; time++) {
    const answers = Promise.all([...one, "192.0.2.2", "192.0.2.3"].map(call));
    await vi.waitFor(() => expect(held).toHaveLength(3));
    for (const end of held.splice(0)) {
      end.reject(new Error("broken off"));
    }
    expect(await answers).toEqual([500, 500, 503, 500, 503]);
  }
});
