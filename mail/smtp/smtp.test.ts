import { sendPath } from "@contractor/core/enquiry/calls.ts";
import { newEnquiryNumber } from "@contractor/core/enquiry/identity.ts";
import { startSmtpSink } from "@contractor/scripts/smtp-sink.ts";
import { answerWords, quoteBody, testConfig } from "@contractor/site/tests/support/enquiries.ts";
import { test } from "@contractor/site/tests/support/service.ts";
import { expect, onTestFinished, vi } from "vitest";
import { startMailService } from "#service.ts";
import { createMailTransport } from "./transport.ts";

test.for([
  [554, 412, "refused", null],
  [451, 503, "deferred", "60"],
] as const)(
  "a mail that is refused by %i: %i",
  async ([code, status, reason, retry], { sink, service }) => {
    sink.refuse(code);
    const response = await service.post(quoteBody());
    expect([response.status, response.headers.get("retry-after")]).toEqual([status, retry]);
    expect(service.logs[0]).toMatchObject({ level: "error", reason, smtp: `EMESSAGE ${code}` });
    // The same can be sent again.
    sink.beforeAccept = () => {};
    expect((await service.post(quoteBody())).status).toBe(200);
    expect(sink.mails).toHaveLength(1);
  },
);

test("a server that never confirms the mail: 504 within the deadline", async ({ sink, start }) => {
  sink.beforeAccept = () => new Promise(() => {});
  expect((await start({ sendDeadlineMs: 400 }).post(quoteBody())).status).toBe(504);
  expect(sink.mails).toHaveLength(0);
});

test("a server that dies before it accepts: 502, and no more", async ({ sink, service }) => {
  sink.beforeAccept = sink.hangUp;
  expect((await service.post(quoteBody())).status).toBe(502);
  expect(sink.attempts).toBe(1);
});

test("a server that cannot be reached: 502, and 200 once it is back", async ({ sink, service }) => {
  await service.post(quoteBody({ reference: "DG-1" }));
  await sink.close();
  expect((await service.post(quoteBody({ reference: "DG-2" }))).status).toBe(502);
  const back = await startSmtpSink(sink.port);
  expect((await service.post(quoteBody({ reference: "DG-2" }))).status).toBe(200);
  expect(back.mails).toHaveLength(1);
  await back.close();
});

test("a connection that breaks before any of the mail costs nothing", async ({ sink, service }) => {
  await service.post(quoteBody({ reference: "DG-1" }));
  sink.beforeRecipient = () => {
    sink.beforeRecipient = () => {};
    sink.hangUp();
  };
  expect((await service.post(quoteBody({ reference: "DG-2" }))).status).toBe(200);
  expect(sink.mails).toHaveLength(2);
});

test("/health/mail tells whether mail can be sent, or could a minute ago", async ({
  sink,
  service: { app, logs },
}) => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const ask = async (path = "/health/mail") => {
    const answer = await app.request(path);
    return [answer.status, await answer.json()];
  };
  expect(await ask()).toEqual([200, { status: "ok" }]);
  await sink.close();
  expect(await ask()).toEqual([200, { status: "ok" }]);
  expect(logs).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(await ask()).toEqual([503, { status: "unavailable" }]);
  expect(logs).toMatchObject([{ event: "health", reason: "unreachable" }]);
  expect(await ask("/health")).toEqual([200, { status: "ok" }]);
});

test("a password leaves this machine with encryption only", async ({ sink }) => {
  const verify = (host: string) => {
    const smtpUrl = `smtp://firm:secret@${host}:${sink.port}`;
    return createMailTransport({ smtpUrl, sendDeadlineMs: 9_000 }).verify();
  };
  await expect(verify("[::ffff:127.0.0.1]")).rejects.toThrow("no encryption");
  await verify("127.0.0.1");
});

test("three connections at most, in the site's name", async ({ sink }) => {
  using _log = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const config = testConfig(sink.url, { answer: answerWords });
  const { port, close } = await startMailService(config, "127.0.0.1", 0);
  const calls = [..."abcdefgh"].map((name) => {
    const params = { reference: newEnquiryNumber("DG"), email: `${name}@example.nl` };
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify(quoteBody(params));
    return fetch(`http://127.0.0.1:${port}${sendPath}`, { method: "POST", headers, body });
  });
  await Promise.all(calls);
  await expect.poll(() => sink.mails.length).toBe(16);
  expect([sink.mostConnections, sink.client]).toEqual([3, "firm.example"]);
  await close();
});
