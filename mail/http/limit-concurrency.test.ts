import { once } from "node:events";
import { expect, vi } from "vitest";
import { sendPath } from "#contract/calls.ts";
import { maxFilesRequestBytes } from "#contract/files.ts";
import { quoteBody } from "#tests/support/enquiries.ts";
import { contentOf, filesForm, photographs } from "#tests/support/files.ts";
import { openUpload, rawFile, rawTexts } from "#tests/support/raw-form.ts";
import { test as base } from "#tests/support/service.ts";

const test = base
  .extend("server", ({ start, listen }) => listen(start({ trustProxy: 1 })))
  .extend("stall", ({ server, onTestFinished }) => {
    /** An upload that sends a little and then nothing more. */
    return async (address: string, texts = {}) => {
      const upload = openUpload(server.port, maxFilesRequestBytes, { address });
      onTestFinished(() => {
        upload.socket.destroy();
      });
      await upload.write(rawTexts(texts));
      await upload.write(rawFile(contentOf("jpg", 1_000)));
      return upload;
    };
  })
  .extend("send", ({ server }) => {
    /** The answer to two photographs of another visitor. */
    return (address: string) =>
      server.upload(filesForm(photographs(2, 100_000)), { "X-Forwarded-For": address });
  });

test("enquiries above the limit are refused for the moment", async ({ start }) => {
  const service = start({ enquiriesAtOnce: { all: 30, ofOneClient: 3 } });
  const bodies = Array.from({ length: 10 }, (_, index) => quoteBody({ reference: `${index}` }));
  const answers = await Promise.all(bodies.map((body) => service.post(body)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(7);
});

test("an enquiry that was handled makes room for the next", async ({ start }) => {
  const service = start({ enquiriesAtOnce: { all: 1, ofOneClient: 1 } });
  await service.post("{");
  await service.post(quoteBody({ reference: "first" }));
  expect((await service.post(quoteBody({ reference: "second" }))).status).toBe(200);
});

test("when places are scarce, an enquiry that does not come is ended after three seconds", async ({
  start,
  onTestFinished,
}) => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const service = start({ enquiriesAtOnce: { all: 3, ofOneClient: 3 } });
  const ended: number[] = [];
  const type = { "Content-Type": "application/json", "Content-Length": "99" };
  const stall = async () => {
    const { status } = await service.stream(sendPath, type, new ReadableStream());
    ended.push(status);
  };
  const alone = stall();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(ended).toEqual([]);
  const second = stall();
  await vi.advanceTimersByTimeAsync(250);
  expect(ended).toEqual([408]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(ended).toEqual([408]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toEqual([408, 408]);
  await Promise.all([alone, second]);
});

test("a fourth upload of one client is refused, with a time to try again", async ({
  stall,
  send,
}) => {
  for (let upload = 0; upload < 3; upload++) {
    await stall("192.0.2.1");
  }
  await expect.poll(async () => (await send("192.0.2.1")).status).toBe(503);
  expect((await send("192.0.2.1")).headers.get("retry-after")).toBe("5");
});

test("three stalling uploads of one client leave room for others", async ({ stall, send }) => {
  for (let upload = 0; upload < 3; upload++) {
    await stall("192.0.2.1");
  }
  expect((await send("192.0.2.2")).status).toBe(200);
});

test("three clients that fill their places leave room for two others", async ({ stall, send }) => {
  for (let upload = 0; upload < 9; upload++) {
    await stall(`192.0.2.${upload % 3}`);
  }
  await stall("192.0.2.4");
  expect((await send("192.0.2.5")).status).toBe(200);
});

test("the networks of one /48 count as one client", async ({ stall, send }) => {
  for (let network = 0; network < 3; network++) {
    await stall(`2001:db8:1:${network}::1`);
  }
  await expect.poll(async () => (await send("2001:db8:1:9::1")).status).toBe(503);
});

test("nine uploads run at a time", async ({ stall, send }) => {
  for (let upload = 0; upload < 9; upload++) {
    await stall(`192.0.2.${upload}`);
  }
  await expect.poll(async () => (await send("192.0.2.100")).status).toBe(503);
});

test("an upload that breaks off makes room for the next", async ({ stall, send }) => {
  const uploads = [await stall("192.0.2.1"), await stall("192.0.2.1"), await stall("192.0.2.1")];
  await expect.poll(async () => (await send("192.0.2.1")).status).toBe(503);
  const [first] = uploads;
  const closed = first && once(first.socket, "close");
  first?.socket.destroy();
  await closed;
  await expect.poll(async () => (await send("192.0.2.1")).status).toBe(200);
});
