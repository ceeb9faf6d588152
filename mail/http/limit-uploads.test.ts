import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { answerError, type CallEnv, identifyClient } from "./call.ts";
import { limitUploads } from "./limit-uploads.ts";

const held: PromiseWithResolvers<Response>[] = [];
/** A service for four calls at a time, two of one client, that holds each until a test ends it. */
const app = new Hono<CallEnv>()
  .use(identifyClient(1), limitUploads({ all: 4, ofOneClient: 2 }))
  .get("/", () => {
    const call = Promise.withResolvers<Response>();
    held.push(call);
    return call.promise;
  });
app.onError(answerError);

const call = async (address: string) =>
  app.request("/", { headers: { "X-Forwarded-For": address } });

/** The statuses of calls that are refused at once, from addresses that come one after another. */
async function refusalsOf(...addresses: string[]) {
  const answers = addresses.map(call);
  await vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(4));
  for (const end of held.splice(0)) {
    end.reject(new Error("broken off"));
  }
  const statuses = await Promise.all(answers.map(async (answer) => (await answer).status));
  return statuses.map((status) => status === 503);
}

test("at most two uploads of a client and four of all run at once, also after some broke off", async () => {
  const networks = ["2001:db8:1:1::1", "2001:db8:1:2::1", "2001:db8:1:3::1"];
  const others = ["192.0.2.1", "192.0.2.2", "192.0.2.3"];
  for (let time = 0; time < 2; time++) {
    const refused = await refusalsOf(...networks, ...others);
    expect(refused).toEqual([false, false, true, false, false, true]);
  }
});
