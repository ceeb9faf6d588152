import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { answerError, type CallEnv, identifyClient } from "./call.ts";
import { limitUploads } from "./limit-uploads.ts";

/** A service for four calls at a time, two of one client. `hold` begins a call that stays. */
function openService() {
  const held: PromiseWithResolvers<Response>[] = [];
  const app = new Hono<CallEnv>()
    .use(identifyClient(1), limitUploads({ all: 4, ofOneClient: 2 }))
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
    call: async (address: string) => app.request("/", from(address)),
    async hold(...addresses: string[]): Promise<void> {
      for (const address of addresses) {
        const before = held.length;
        void app.request("/held", from(address));
        await vi.waitFor(() => expect(held).toHaveLength(before + 1));
      }
    },
  };
}

test("a third upload of one client is refused, with a time to try again, and no other", async () => {
  const { hold, call } = openService();
  await hold("2001:db8:1:1::1", "2001:db8:1:2::1");
  const refused = await call("2001:db8:1:3::1");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await call("2001:db8:2:1::1")).status).toBe(200);
});

test("a fifth upload is refused, whoever sends it", async () => {
  const { hold, call } = openService();
  await hold("192.0.2.1", "192.0.2.1", "192.0.2.2", "192.0.2.2");
  expect((await call("192.0.2.3")).status).toBe(503);
});

test.for([
  ["well", (call: PromiseWithResolvers<Response>) => call.resolve(new Response("OK"))],
  ["badly", (call: PromiseWithResolvers<Response>) => call.reject(new Error("broken off"))],
] as const)("an upload that ends %s makes room for the next", async ([, end]) => {
  const { held, hold, call } = openService();
  await hold("192.0.2.1", "192.0.2.1");
  held.splice(0, 1).map(end);
  await vi.waitFor(async () => expect((await call("192.0.2.1")).status).toBe(200));
});
