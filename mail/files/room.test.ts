import { setImmediate, setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { filesPath, maxFilesRequestBytes } from "../../contract/files.ts";
import { readMailConfig } from "../config/config.ts";
import { type RunningServer, startServer } from "../http/server.ts";
import { contentOf, filesForm } from "../testing/files.ts";
import { openUpload, type RawUpload, rawFileHead, rawTexts } from "../testing/raw-form.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { type SmtpSink, startSmtpSink } from "../testing/smtp-sink.ts";
import { Room } from "./room.ts";

// As it runs, but for the time that who finds no room waits.
const { uploads, filesPace } = readMailConfig({ SMTP_URL: "smtp://localhost" }, process.cwd());

let sink: SmtpSink;
let service: TestService;
let server: RunningServer;
const open: RawUpload[] = [];

beforeEach(async () => {
  sink = await startSmtpSink();
  service = startTestService(sink.url, {
    trustProxy: 1,
    uploads: { ...uploads, waitMs: 1_000 },
    filesPace,
    sendDeadlineMs: 60_000,
  });
  server = await startServer(service.app, "127.0.0.1", 0);
});
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  await server.close();
  await service.transport.close();
  await sink.close();
});

/** An upload that brings so many bytes of a file, and then nothing more. */
async function stall(address: string, bytes: number, texts = {}, announced = maxFilesRequestBytes) {
  const upload = openUpload(server.port, announced, { address });
  open.push(upload);
  await upload.write(Buffer.concat([rawTexts(texts), rawFileHead]));
  const files = Math.ceil(bytes / 1_900_000);
  for (let number = 0; number < files; number++) {
    if (number > 0) await upload.write(Buffer.concat([Buffer.from("\r\n"), rawFileHead]));
    await upload.write(contentOf("jpg", bytes / files));
  }
  return upload;
}

/** The answer to another visitor's photographs. */
function send(address: string, bytes = 100_000): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}${filesPath}`, {
    method: "POST",
    headers: { "X-Forwarded-For": address },
    body: filesForm([
      ["a.jpg", contentOf("jpg", bytes)],
      ["b.jpg", contentOf("jpg", bytes)],
    ]),
  });
}

test("two slow phones that announce as much as may be leave room for others", async () => {
  await stall("192.0.2.1", 200_000);
  await stall("192.0.2.2", 200_000);
  expect((await send("192.0.2.3", 1_900_000)).status).toBe(200);
});

test.each([
  ["the public key", { user_id: "other" }, 403],
  ["the form", { template_id: "template_contact" }, 400],
  ["the reference", { reference: "x" }, 400],
])(
  "a call that is wrong about %s is answered before its files have come in",
  async (_what, texts, status) => {
    const { answer } = await stall("192.0.2.1", 1_000, texts);
    expect(await answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
  },
);

test("texts that come after the files are refused, for nobody knows yet whose files these are", async () => {
  const form = filesForm({ "a.jpg": contentOf("jpg") }, { user_id: undefined });
  form.append("user_id", "the-public-key");
  const response = await service.upload(form);
  expect([response.status, await response.text()]).toEqual([400, "user_id is required: the public key"]);
});

test("one address holds a third of the room at most, and what it holds is free when it leaves", async () => {
  const { socket } = await stall("192.0.2.1", 11_500_000);
  await delay(200);
  const refused = await send("192.0.2.1", 900_000);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  expect((await send("192.0.2.2", 900_000)).status).toBe(200);
  socket.destroy();
  await vi.waitFor(async () => expect((await send("192.0.2.1", 900_000)).status).toBe(200));
});

test("and so do all networks of one /48 together", async () => {
  await stall("2001:db8:1:1::1", 11_500_000);
  await delay(200);
  expect((await send("2001:db8:1:3::1", 900_000)).status).toBe(503);
  expect((await send("2001:db8:2:1::1", 900_000)).status).toBe(200);
});

test("calls that together need more than there is are finished one after another", async () => {
  const room = new Room({ bytes: 99, waitMs: 5_000 });
  const bring = (client: string) =>
    room.run(client, 33, async (hold) => {
      for (let bytes = 1; bytes <= 33; bytes++) {
        await hold(bytes);
        await setImmediate();
      }
    });
  await expect(Promise.all(["a", "b", "c", "d", "e"].map(bring))).resolves.toHaveLength(5);
});

test("who waited too long is told to come back, and does not hold up the next", async () => {
  const room = new Room({ bytes: 99, waitMs: 50 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = room.run("a", 33, async (hold) => {
    await hold(30);
    await promise;
  });
  await expect(room.run("a", 33, (hold) => hold(10))).rejects.toMatchObject({ status: 503 });
  await room.run("a", 3, (hold) => hold(3));
  resolve();
  await first;
});
