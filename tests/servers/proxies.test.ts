import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mailCalls, mailHealthPath, sendPath } from "#contract/calls.ts";
import { mailServiceDown } from "#deploy/addresses.ts";
import type { RunningServer } from "#mail/http/server.ts";
import { openUpload } from "#tests/support/raw-form.ts";
import { ask } from "./run.ts";
import { proxies, siteName } from "./servers.ts";

// Caddy and nginx pass calls on to the mail service, which answers with the number of bytes it
// received.

const form = { "Content-Type": "multipart/form-data; boundary=none" };

describe.each(proxies)("%s, in front of the mail service,", (_name, start) => {
  let mail: Server;
  let server: RunningServer;
  let received: number;

  beforeAll(async () => {
    mail = createServer(async (request, response): Promise<unknown> => {
      if (request.method === "GET") {
        return response.end('{"status":"ok"}');
      }
      // The server may still hand on what is left of the call before this one.
      let ofThis = 0;
      request.on("data", ({ length }: Buffer) => {
        ofThis += length;
        received = ofThis;
      });
      await buffer(request).catch(() => {});
      return response.end(JSON.stringify({ ...request.headers, received: ofThis }));
    });
    await once(mail.listen(0, "127.0.0.1"), "listening");
    server = await start(".", (mail.address() as AddressInfo).port);
  });
  afterAll(() => Promise.all([server.close(), mail[Symbol.asyncDispose]()]));

  test.each(mailCalls)(
    "lets $maxBytes bytes through to $path, and no more",
    async ({ path, maxBytes }) => {
      const send = (size: number) => ask(server.port, path, form, "POST", Buffer.alloc(size, "x"));
      const { status, body } = await send(maxBytes);
      expect([status, JSON.parse(body.toString()).received]).toEqual([200, maxBytes]);
      expect((await send(maxBytes + 1)).status).toBe(413);
    },
  );

  test.each(mailCalls.filter(({ maxBytes }) => maxBytes > 100_000))(
    "hands on what comes in for $path as it comes in, instead of putting it on disk",
    async ({ path }) => {
      received = 0;
      const upload = openUpload(server.port, 100_000, { path });
      await upload.write(Buffer.alloc(60_000));
      await expect.poll(() => received).toBeGreaterThan(50_000);
      upload.socket.destroy();
    },
  );

  test("passes on the health check, and the visitor's address and host, not made up", async () => {
    const { status, body: health } = await ask(server.port, mailHealthPath);
    expect([status, `${health}`]).toEqual([200, '{"status":"ok"}']);
    const madeUp = { "X-Forwarded-For": "203.0.113.9" };
    const { headers, body } = await ask(server.port, sendPath, madeUp, "POST");
    const handedOn = JSON.parse(`${body}`) as Record<string, string>;
    expect(handedOn["x-forwarded-for"]?.split(", ").at(-1)).toBe("127.0.0.1");
    expect(handedOn.host).toBe(`127.0.0.1:${server.port}`);
    // The policy for pages would be added to an answer for a script.
    expect(headers["content-security-policy"]).toBeUndefined();
  });
});

const startOfBody = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
  "Content-Length: 50000\r\n\r\n-";

describe.each(proxies)("%s, which faces the internet,", (_name, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start(".", 9);
  });
  afterAll(() => server.close());

  test("says so when the mail service does not run, because visitors see it", async () => {
    const { status, headers, body } = await ask(server.port, sendPath, {}, "POST");
    expect([status, `${body}`]).toEqual([502, mailServiceDown]);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
  });

  test("does not answer a call for another name", async () => {
    await expect(ask(server.port, "/", { Host: "evil.example" })).rejects.toThrow();
  });

  test("sends a call for the other name on to the site", async () => {
    const path = "//evil.example/?a=1";
    const { status, headers } = await ask(server.port, path, { Host: `WWW.${siteName}` });
    expect([status, headers.location]).toEqual([301, `https://${siteName}${path}`]);
  });

  test.each([
    "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    startOfBody("/"),
    startOfBody(sendPath),
  ])("ends a connection on which %j never ends", async (beginning) => {
    const socket = connect(server.port, "127.0.0.1");
    socket.write(beginning);
    await once(socket.resume(), "close");
  });
});
