import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { mailCalls, mailHealthPath, sendPath } from "@contractor/core/enquiry/calls.ts";
import type { RunningServer } from "@contractor/mail/http/server.ts";
import { afterAll, test as base, beforeAll, describe, expect } from "vitest";
import { mailServiceDown } from "#addresses.ts";
import { ask, servers } from "./servers.ts";

// Caddy and nginx pass calls on to the mail service, and face the internet.
describe.each(servers)("$name", ({ start, isProxy }) => {
  const test = base.runIf(isProxy);
  /** Answers with what it got. */
  const mail = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => "");
    response.end(JSON.stringify({ ...request.headers, received: body.length }));
  });
  let server: RunningServer;

  beforeAll(async () => {
    await once(mail.listen(0, "127.0.0.1"), "listening");
    server = await start(".", (mail.address() as AddressInfo).port);
  });
  afterAll(() => server.close());

  test.each(mailCalls)("lets $maxBytes bytes through to $path, and no more", async (call) => {
    const send = (size: number) => ask(server.port, call.path, {}, "POST", Buffer.alloc(size));
    const { status, body } = await send(call.maxBytes);
    expect([status, JSON.parse(`${body}`).received]).toEqual([200, call.maxBytes]);
    expect((await send(call.maxBytes + 1)).status).toBe(413);
  });

  test("passes on the health check, and the visitor's address and host, not made up", async () => {
    expect((await ask(server.port, mailHealthPath)).status).toBe(200);
    const madeUp = { "X-Forwarded-For": "203.0.113.9" };
    const { headers, body } = await ask(server.port, sendPath, madeUp, "POST");
    const handedOn = JSON.parse(`${body}`) as Record<string, string>;
    expect(handedOn["x-forwarded-for"]?.split(", ").at(-1)).toBe("127.0.0.1");
    expect(handedOn.host).toBe(`127.0.0.1:${server.port}`);
    // The policy for pages would be added to an answer for a script.
    expect(headers["content-security-policy"]).toBeUndefined();
  });

  test("says that the mail service does not run, because visitors see it", async () => {
    await mail[Symbol.asyncDispose]();
    const { status, headers, body } = await ask(server.port, sendPath, {}, "POST");
    expect([status, `${body}`]).toEqual([502, mailServiceDown]);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
  });
});
