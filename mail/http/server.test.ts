import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, vi } from "vitest";
import { filesPath, sendPath } from "#contract/calls.ts";
import { startMailService } from "#mail/service.ts";
import { holdMails } from "#scripts/smtp-sink.ts";
import { quoteBody, testConfig } from "#tests/support/enquiries.ts";
import { contentOf, filesForm, photographs } from "#tests/support/files.ts";
import { openUpload, rawFileHead, rawTexts } from "#tests/support/raw-form.ts";
import { answerOf, test as base } from "#tests/support/service.ts";
import { run } from "./run.ts";
import { startServer } from "./server.ts";

const test = base.extend("server", ({ service, listen }) => listen(service));

test("stopping finishes running calls and accepts no new ones", async ({ sink, server }) => {
  const { arrived, release } = holdMails(sink);
  const onItsWay = server.post(quoteBody());
  await arrived;
  // Browsers open connections before they use them.
  await once(connect(server.port, "127.0.0.1"), "connect");
  const closed = server.close();
  await expect(server.post(quoteBody({ reference: "late" }))).rejects.toThrow();
  release();
  expect((await onItsWay).status).toBe(200);
  await closed;
  expect(sink.mails).toHaveLength(1);
});

const head = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\n`;
const upload = `POST ${filesPath} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n`;

test.for([
  ["headers", head],
  ["enquiry", `${head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`],
  ["upload", `${upload}Content-Length: 99\r\n\r\n--x`],
] as const)(
  "a client that never finishes its %s is cut off",
  async ([_what, start], { service, listen }) => {
    const limits = { headersTimeout: 500, requestTimeout: 600, connectionsCheckingInterval: 50 };
    const { port } = await listen(service, limits);
    const socket = connect(port, "127.0.0.1", () => socket.write(start));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d/);
  },
);

test("stopping ends an upload at once, so that the new service can accept enquiries", async ({
  sink,
}) => {
  const running = await startMailService(testConfig(sink.url), "127.0.0.1", 0);
  const { write, answer } = openUpload(running.port, 190_000);
  await write(Buffer.concat([rawTexts(), rawFileHead, contentOf("jpg", 1_000)]));
  await running.close();
  expect(await answer).toMatch(/^HTTP\/1\.1 503[\s\S]*retry-after: 5/i);
});

test("stopping does not wait for a mail with files, which the browser sends again", async ({
  sink,
}) => {
  const running = await startMailService(testConfig(sink.url), "127.0.0.1", 0);
  const { arrived } = holdMails(sink, "beforeRecipient");
  const upload = fetch(`http://127.0.0.1:${running.port}${filesPath}`, {
    method: "POST",
    body: filesForm(photographs(1)),
  });
  await arrived;
  await running.close();
  expect((await upload).status).toBe(503);
});

test("an upload that breaks off sends nothing", async ({ sink, service, server }) => {
  const { write, socket } = openUpload(server.port, 900_000);
  await write(Buffer.concat([rawTexts(), rawFileHead]));
  socket.destroy();
  await expect.poll(() => service.logs).toHaveLength(1);
  expect(sink.mails).toHaveLength(0);
});

test("a refused upload gets its reason, although it was not read to its end", async ({
  server,
}) => {
  expect(await answerOf(server.upload(filesForm(photographs(8, 1_900_000))))).toEqual([
    413,
    "The files are larger than 12000000 bytes together",
  ]);
});

test("an address in use is reported with the variable to change", async ({ service, server }) => {
  using errors = vi.spyOn(console, "error").mockReturnValue();
  await run(8025, (host) => startServer(service.app, host, server.port));
  process.exitCode = undefined;
  expect(errors).toHaveBeenCalledWith(expect.stringMatching(/EADDRINUSE.* — set PORT to/));
});
