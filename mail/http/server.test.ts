import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { expect, vi } from "vitest";
import { sendPath } from "#contract/calls.ts";
import { quoteBody } from "#testing/enquiries.ts";
import { contentOf, filesForm, photographs } from "#testing/files.ts";
import { openUpload, rawFileHead, rawTexts } from "#testing/raw-form.ts";
import { answerOf, test as base } from "#testing/service.ts";
import { holdMails } from "#testing/smtp-sink.ts";
import { run } from "./run.ts";
import { startServer } from "./server.ts";

const test = base.extend("server", ({ service, listen }) => listen(service));

test("stopping finishes what is on its way and accepts nothing new", async ({ sink, server }) => {
  const { arrived, release } = holdMails(sink);
  const onItsWay = server.post(quoteBody());
  await arrived;
  // As a browser opens ahead of use.
  await once(connect(server.port, "127.0.0.1"), "connect");
  const closed = server.close();
  await expect(server.post(quoteBody({ reference: "late" }))).rejects.toThrow();
  release();
  expect((await onItsWay).status).toBe(200);
  await closed;
  expect(sink.mails).toHaveLength(1);
});

const head = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\n`;

test.for([
  ["headers", head],
  ["body", `${head}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`],
] as const)(
  "a client that never finishes its %s is cut off",
  async ([_what, start], { service, listen }) => {
    const limits = { headersTimeout: 60, requestTimeout: 80, connectionsCheckingInterval: 20 };
    const { port } = await listen(service, limits);
    const socket = connect(port, "127.0.0.1", () => socket.write(start));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d/);
  },
);

test("an upload that is too slow is ended, and makes room for the next", async ({
  sink,
  start,
  listen,
}) => {
  const slow = start({
    filesPace: { withinMs: 10_000, atLeast: { bytes: 1_000, everyMs: 150 } },
    uploads: { atOnce: 60, bytes: 600_000, waitMs: 5_000 },
  });
  const uploading = await listen(slow);
  const { write, socket, answer } = openUpload(uploading.port, 190_000);
  await write(Buffer.concat([rawTexts(), rawFileHead, contentOf("jpg", 150_000)]));
  const next = uploading.upload(filesForm(photographs(1, 100_000)));
  for (let n = 0; n < 40 && !socket.destroyed; n++) {
    await write("x");
    await delay(20);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 408/);
  expect((await next).status).toBe(200);
  expect(sink.mails).toHaveLength(1);
});

test("an upload that breaks off sends nothing", async ({ sink, service, server }) => {
  const { write, socket } = openUpload(server.port, 900_000);
  await write(Buffer.concat([rawTexts(), rawFileHead]));
  socket.destroy();
  await vi.waitFor(() => expect(service.logs).toHaveLength(1));
  expect(service.logs[0]).toMatchObject({ event: "files", status: 400, reason: "broken-off" });
  expect(sink.mails).toHaveLength(0);
});

test("a refused upload hears why, though it was not read to its end", async ({ server }) => {
  expect(await answerOf(server.upload(filesForm(photographs(8, 1_900_000))))).toEqual([
    413,
    "The files are larger than 12000000 bytes together",
  ]);
});

test.for(["PORT", "METRICS_PORT"])(
  "an address in use is said, with the variable to change: %s",
  async (variable, { service, server, onTestFinished }) => {
    vi.stubEnv(variable, String(server.port));
    onTestFinished(() => void vi.unstubAllEnvs());
    using said = vi.spyOn(console, "error").mockReturnValue();
    await run(8025, (host) => startServer(service.app, host, server.port));
    process.exitCode = undefined;
    expect(said).toHaveBeenCalledWith(expect.stringMatching(`EADDRINUSE.* — set ${variable} to`));
  },
);
