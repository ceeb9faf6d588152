import { Hono } from "hono";
import { expect, vi } from "vitest";
import { sendPath } from "#contract/calls.ts";
import { maxFilesRequestBytes } from "#contract/files.ts";
import { quoteBody } from "#tests/support/enquiries.ts";
import { filesForm, photographs } from "#tests/support/files.ts";
import { openUpload, rawTexts } from "#tests/support/raw-form.ts";
import { test } from "#tests/support/service.ts";
import { answerError, type CallEnv, identifyClient } from "./call.ts";
import { limitConcurrency } from "./limit-concurrency.ts";

/** A service for nine calls at a time, three of one client. `hold` begins a call that stays. */
function openService() {
  const held: PromiseWithResolvers<Response>[] = [];
  const app = new Hono<CallEnv>()
    .use(identifyClient(1), limitConcurrency({ all: 9, ofOneClient: 3 }))
    .get("/", (c) => c.text("OK"))
    .get("/held", () => {
      const call = Promise.withResolvers<Response>();
      held.push(call);
      return call.promise;
    });
  app.onError(answerError);
  const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });
  return {
    held,
    call: (address: string) => app.request("/", from(address)),
    async hold(...addresses: string[]): Promise<void> {
      for (const address of addresses) {
        const before = held.length;
        void app.request("/held", from(address));
        await vi.waitFor(() => expect(held).toHaveLength(before + 1));
      }
    },
  };
}

const clients = (count: number) => Array.from({ length: count }, (_, n) => `192.0.2.${n + 1}`);
const [one = "", ...others] = clients(10);

test("a fourth call of one client is refused, with a time to try again, and no other", async () => {
  const { hold, call } = openService();
  await hold(one, one, one);
  const refused = await call(one);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await call("192.0.2.2")).status).toBe(200);
});

test("three clients that fill their places leave room for two others", async () => {
  const { hold, call } = openService();
  const three = clients(3);
  await hold(...three, ...three);
  await Promise.all(three.map(call));
  await hold("192.0.2.4");
  expect((await call(one)).status).toBe(503);
  expect((await call("192.0.2.5")).status).toBe(200);
});

test("the networks of one /48 count as one client", async () => {
  const { hold, call } = openService();
  await hold("2001:db8:1:0::1", "2001:db8:1:1::1", "2001:db8:1:2::1");
  expect((await call("2001:db8:1:9::1")).status).toBe(503);
  expect((await call("2001:db8:2:9::1")).status).toBe(200);
});

test("nine calls run at a time", async () => {
  const { hold, call } = openService();
  await hold(...others);
  expect((await call(one)).status).toBe(503);
});

test.for([
  ["well", (call: PromiseWithResolvers<Response>) => call.resolve(new Response("OK"))],
  ["badly", (call: PromiseWithResolvers<Response>) => call.reject(new Error("broken off"))],
] as const)("a call that ends %s makes room for the next", async ([, end]) => {
  const { held, hold, call } = openService();
  await hold(one, one, one);
  held.splice(0, 1).map(end);
  await vi.waitFor(async () => expect((await call(one)).status).toBe(200));
});

test("enquiries above the limit are refused for the moment", async ({ start }) => {
  const service = start({ enquiriesAtOnce: { all: 30, ofOneClient: 3 } });
  const bodies = Array.from({ length: 10 }, (_, index) => quoteBody({ reference: `${index}` }));
  const answers = await Promise.all(bodies.map((body) => service.post(body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(7);
});

test("uploads above the limit are refused for the moment", async ({
  start,
  listen,
  onTestFinished,
}) => {
  const server = await listen(start({ uploadsAtOnce: { all: 1, ofOneClient: 1 } }));
  const { socket, write } = openUpload(server.port, maxFilesRequestBytes);
  onTestFinished(() => {
    socket.destroy();
  });
  await write(rawTexts());
  await expect.poll(async () => (await server.upload(filesForm(photographs(1)))).status).toBe(503);
});

test("when places are scarce, an enquiry that does not come is ended after three seconds", async ({
  start,
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const service = start({ enquiriesAtOnce: { all: 3, ofOneClient: 3 } });
  const ended: number[] = [];
  const type = { "Content-Type": "application/json", "Content-Length": "99" };
  const stall = async () => {
    const { status } = await service.stream(sendPath, type, new ReadableStream());
    ended.push(status);
  };
  const alone = stall();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ended).toEqual([]);
  const second = stall();
  await vi.advanceTimersByTimeAsync(250);
  expect(ended).toEqual([408]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(ended).toEqual([408]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toEqual([408, 408]);
  await Promise.all([alone, second]);
});
