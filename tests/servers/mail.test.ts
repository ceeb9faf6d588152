import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { mailServiceDown } from "#build/hosts/server-config.ts";
import { mailSettings } from "#build/mail-settings.ts";
import { mailCalls, mailHealthPath, sendPath } from "#contract/calls.ts";
import { readMailConfig } from "#mail/config/config.ts";
import type { RunningServer } from "#mail/http/server.ts";
import { startMailService } from "#mail/service.ts";
import { startSmtpSink } from "#scripts/smtp-sink.ts";
import { bodyFor } from "#tests/support/enquiries.ts";
import { openUpload } from "#tests/support/raw-form.ts";
import { createRedis, redisProgram } from "#tests/support/redis.ts";
import { ask } from "./ask.ts";
import { proxies } from "./servers.ts";

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
      const early = request.headers["x-answer"];
      if (early) {
        response.writeHead(Number(early)).end("No more of this");
      }
      request.on("data", ({ length }: Buffer) => {
        ofThis += length;
        received = ofThis;
      });
      await buffer(request).catch(() => {});
      return early ?? response.end(JSON.stringify({ ...request.headers, received: ofThis }));
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

  test.each([403, 408, 413, 415])(
    "passes on an answer %i that comes before the files have arrived",
    async (status) => {
      const more = `X-Answer: ${status}\r\n`;
      const upload = openUpload(server.port, 5_000_000, { more });
      let answer = "";
      upload.socket.on("data", (data) => {
        answer += data;
      });
      for (let n = 0; n < 40 && answer === ""; n++) {
        await upload.write(Buffer.alloc(10_000));
        await delay(20);
      }
      const whole = new RegExp(`^HTTP/1.1 ${status}[^]*No more of this`);
      await expect.poll(() => answer).toMatch(whole);
      upload.socket.destroy();
    },
  );

  test("passes on the health check of monitoring elsewhere", async () => {
    const { status, body } = await ask(server.port, mailHealthPath);
    expect([status, body.toString()]).toEqual([200, '{"status":"ok"}']);
  });

  async function callWith(headers: Record<string, string>) {
    const answer = await ask(server.port, sendPath, headers, "POST");
    return { answer, handedOn: JSON.parse(answer.body.toString()) as Record<string, string> };
  }

  test("passes on the visitor's address, and not one that they made up", async () => {
    const { handedOn } = await callWith({ "X-Forwarded-For": "203.0.113.9" });
    expect(handedOn["x-forwarded-for"]?.split(", ").at(-1)).toBe("127.0.0.1");
  });

  test("passes on the host that the visitor called", async () => {
    const { handedOn } = await callWith({});
    expect(handedOn.host).toBe(`127.0.0.1:${server.port}`);
  });

  test("adds no policy for pages to an answer of the mail service", async () => {
    const { answer } = await callWith({});
    expect(answer.headers["content-security-policy"]).toBeUndefined();
  });
});

test.each(proxies)(
  "%s answers with a sentence when the mail service does not run, because visitors see it",
  async (_name, start) => {
    const server = await start(".", 9);
    const { status, headers, body } = await ask(server.port, sendPath, {}, "POST");
    expect(status).toBe(502);
    expect(headers["content-type"]).toMatch(/^text\/plain/);
    expect(body.toString()).toBe(mailServiceDown);
    await server.close();
  },
);

/** Two copies of the mail service with a shared store, behind a server. */
async function startCopies(start: (typeof proxies)[number][1], running: AsyncDisposableStack) {
  const sink = await startSmtpSink();
  running.defer(sink.close);
  const store = await createRedis();
  running.defer(store.end);
  await store.start();
  const env = { SMTP_URL: sink.url, REDIS_URL: store.url, TRUST_PROXY: "1" };
  // On a busy machine, the store may need longer than a visitor should wait.
  const config = { ...readMailConfig(env, mailSettings(process.cwd())), storeDeadlineMs: 10_000 };
  const log = running.use(vi.spyOn(process.stdout, "write"));
  const copies = await Promise.all([1, 2].map(() => startMailService(config, "127.0.0.1", 0)));
  for (const { close } of copies) {
    running.defer(close);
  }
  const server = await start(".", ...copies.map(({ port }) => port));
  running.defer(server.close);
  const haveStore = () => log.mock.calls.filter(([line]) => /store reachable/.test(`${line}`));
  await expect.poll(haveStore).toHaveLength(2);
  /** The statuses of this many enquiries, sent one after another. */
  async function send(count: number, referenceOf: (number: number) => string) {
    const type = { "Content-Type": "application/json" };
    const statuses = [];
    for (let number = 0; number < count; number++) {
      const body = JSON.stringify(bodyFor(config, { reference: referenceOf(number) }));
      const { status } = await ask(server.port, sendPath, type, "POST", Buffer.from(body));
      statuses.push(status);
    }
    return statuses;
  }
  /** The statuses of this many calls that a copy refuses before it counts them. */
  async function probe(count: number) {
    const type = { "Content-Type": "text/plain" };
    const calls = Array.from({ length: count }, () =>
      ask(server.port, sendPath, type, "POST", Buffer.from("which copies run?")),
    );
    return (await Promise.all(calls)).map(({ status }) => status);
  }
  return { sink, store, copies, send, probe };
}

// Without a store on this machine, there is nothing to check.
describe.skipIf(redisProgram() === undefined).each(proxies)(
  "two copies behind %s",
  (_name, start) => {
    test("mail an enquiry that is sent again only once", async () => {
      await using running = new AsyncDisposableStack();
      const { send, sink } = await startCopies(start, running);
      expect(await send(6, () => "the-same")).toEqual(Array(6).fill(200));
      expect(sink.mails).toHaveLength(1);
    });

    test("mail every enquiry when their store dies", async () => {
      await using running = new AsyncDisposableStack();
      const { send, sink, store } = await startCopies(start, running);
      await store.kill();
      expect(await send(6, (number) => `without-store-${number}`)).toEqual(Array(6).fill(200));
      expect(sink.mails).toHaveLength(6);
    });

    test("mail every enquiry when one of them stops", async () => {
      await using running = new AsyncDisposableStack();
      const { send, probe, sink, copies } = await startCopies(start, running);
      await copies[0]?.close();
      await expect.poll(() => probe(20)).toEqual(Array(20).fill(415));
      expect(await send(8, (number) => `one-copy-${number}`)).toEqual(Array(8).fill(200));
      expect(sink.mails).toHaveLength(8);
    });
  },
);
