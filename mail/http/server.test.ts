import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type RunningServer, startServer } from "./server.ts";
import { quoteBody, quoteParams } from "../testing/enquiries.ts";
import { filesPath } from "../../contract/files.ts";
import { contentOf, filesForm } from "../testing/files.ts";
import { openUpload, rawFileHead, rawTexts } from "../testing/raw-form.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { holdMails, type SmtpSink, startSmtpSink } from "../testing/smtp-sink.ts";

let sink: SmtpSink;
let service: TestService;
let server: RunningServer;

beforeEach(async () => {
  sink = await startSmtpSink();
  service = startTestService(sink.url);
  server = await startServer(service.app, "127.0.0.1", 0);
});
afterEach(async () => {
  await server.close();
  await service.transport.close();
  await sink.close();
});

function post(body: unknown): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

test("stopping finishes what is on its way and accepts nothing new", async () => {
  const { arrived, release } = holdMails(sink);
  const onItsWay = post(quoteBody());
  await arrived;
  const closed = server.close();

  await expect(post(quoteBody({ reference: "late" }))).rejects.toThrow();
  release();
  expect((await onItsWay).status).toBe(200);
  await closed;
  expect(sink.mails).toHaveLength(1);
});

test("a client that leaves before the answer does not stop its enquiry, even when the service stops", async () => {
  const { arrived, release } = holdMails(sink, "beforeRecipient");
  const leave = new AbortController();
  const request = fetch(`http://127.0.0.1:${server.port}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(quoteBody()),
    signal: leave.signal,
  });
  await arrived;
  leave.abort();
  await expect(request).rejects.toThrow();
  await server.close();
  const closed = service.transport.close();
  release();
  await closed;
  expect(sink.mails).toHaveLength(1);
});

test.each([
  ["headers", "POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\n"],
  [
    "body",
    "POST /api/v1.0/email/send HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
  ],
])("a client that never finishes its %s is cut off", async (_what, start) => {
  const limits = { headersTimeout: 60, requestTimeout: 80, connectionsCheckingInterval: 20 };
  const impatient = await startServer(service.app, "127.0.0.1", 0, limits);
  const socket = connect(impatient.port, "127.0.0.1", () => socket.write(start));
  const received = await new Promise<string>((resolve) => {
    let text = "";
    socket.on("data", (data) => (text += data));
    socket.on("error", () => {});
    socket.on("close", () => resolve(text));
  });
  expect(received).toMatch(/^HTTP\/1\.1 4\d\d/);
  await impatient.close();
});

test("an upload that comes in too slowly is ended, and makes room for the next", async () => {
  const slow = startTestService(sink.url, {
    filesPace: { withinMs: 10_000, atLeast: { bytes: 1_000, everyMs: 150 } },
    uploads: { atOnce: 60, bytes: 600_000, waitMs: 5_000 },
  });
  const uploading = await startServer(slow.app, "127.0.0.1", 0);
  const { write, socket, answer } = openUpload(uploading.port, 190_000);
  await write(Buffer.concat([rawTexts(), rawFileHead, contentOf("jpg", 150_000)]));
  const next = fetch(`http://127.0.0.1:${uploading.port}${filesPath}`, {
    method: "POST",
    body: filesForm({ "a.jpg": contentOf("jpg", 100_000) }),
  });
  for (let n = 0; n < 40 && !socket.destroyed; n++) {
    await write("x");
    await delay(20);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 408/);
  expect((await next).status).toBe(200);
  expect(sink.mails).toHaveLength(1);
  await uploading.close();
  await slow.transport.close();
});

test("an upload that breaks off sends nothing", async () => {
  const { write, socket } = openUpload(server.port, 900_000);
  await write(Buffer.concat([rawTexts(), rawFileHead]));
  socket.destroy();
  await vi.waitFor(() => expect(service.logs).toHaveLength(1));
  expect(service.logs[0]).toMatchObject({ event: "files", status: 400, reason: "broken-off" });
  expect(sink.mails).toHaveLength(0);
});

test("a refused upload hears why, though it was not read to its end", async () => {
  const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const form = filesForm(Object.fromEntries(names.map((name) => [name, contentOf("jpg", 1_900_000)])));
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v1.0/email/send-form`, {
    method: "POST",
    body: form,
  });
  expect([response.status, await response.text()]).toEqual([
    413,
    "The files are larger than 12000000 bytes together",
  ]);
});

test("an address in use is an error that says so", async () => {
  await expect(startServer(service.app, "127.0.0.1", server.port)).rejects.toThrow(/EADDRINUSE/);
});

test("the browser's own mail library is understood, and understands the answers", async () => {
  vi.stubGlobal("location", { pathname: "/contact" });
  const { default: emailjs } = await import("@emailjs/browser");
  emailjs.init({ publicKey: "the-public-key", origin: `http://127.0.0.1:${server.port}` });

  const accepted = await emailjs.send("service_quote", "template_quote", quoteParams);
  expect(accepted).toMatchObject({ status: 200, text: "OK" });
  const refused = emailjs.send("service_quote", "template_unknown", quoteParams);
  await expect(refused).rejects.toMatchObject({ status: 400, text: "The template ID not found" });
});
