import { setImmediate } from "node:timers/promises";
import { expect, vi } from "vitest";
import { maxFilesRequestBytes } from "#contract/files.ts";
import { limits } from "#mail/config/config.ts";
import { contentOf, filesForm, photographs } from "#testing/files.ts";
import { openUpload, rawFile, rawTexts } from "#testing/raw-form.ts";
import { answerOf, test as base } from "#testing/service.ts";
import { createRoom } from "./room.ts";

// As it runs, but for the time that who finds no room waits.
const uploads = { ...limits.uploads, waitMs: 1_000 };

const soon = 10_000;

const test = base
  .extend("server", ({ start, listen }) => listen(start({ uploads, trustProxy: 1 })))
  .extend("stall", ({ server, onTestFinished }) => {
    /** An upload that brings so many bytes of files, and then nothing more. */
    return async (address: string, bytes: number, texts = {}) => {
      const upload = openUpload(server.port, maxFilesRequestBytes, { address });
      onTestFinished(() => void upload.socket.destroy());
      await upload.write(rawTexts(texts));
      const files = Math.ceil(bytes / 1_900_000);
      for (let number = 0; number < files; number++) {
        await upload.write(rawFile(contentOf("jpg", bytes / files)));
      }
      return upload;
    };
  })
  .extend("send", ({ server }) => {
    /** The answer to another visitor's two photographs of so many bytes. */
    return (address: string, bytes: number) =>
      server.upload(filesForm(photographs(2, bytes)), { "X-Forwarded-For": address });
  });

test("two slow phones that announce as much as may be leave room for others", async ({
  stall,
  send,
}) => {
  await stall("192.0.2.1", 200_000);
  await stall("192.0.2.2", 200_000);
  expect((await send("192.0.2.3", 1_900_000)).status).toBe(200);
});

test.for([
  ["the public key", { user_id: "other" }, 403],
  ["the form", { template_id: "template_contact" }, 400],
  ["the reference", { reference: "x" }, 400],
] as const)(
  "a call that is wrong about %s is answered before its files have come in",
  async (call, { stall }) => {
    const [_what, texts, status] = call;
    const { answer } = await stall("192.0.2.1", 1_000, texts);
    expect(await answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
  },
);

test("texts after the files are refused: nobody knows yet whose files these are", async ({
  service,
}) => {
  const form = filesForm(photographs(1), { user_id: undefined });
  form.append("user_id", "the-public-key");
  expect(await answerOf(service.upload(form))).toEqual([
    400,
    "user_id is required: the public key",
  ]);
});

test("an address holds a third of the room at most, until it leaves", async ({ stall, send }) => {
  const { socket } = await stall("192.0.2.1", 11_500_000);
  const statusAndRetry = async () => {
    const { status, headers } = await send("192.0.2.1", 900_000);
    return [status, headers.get("retry-after")];
  };
  await vi.waitFor(async () => expect(await statusAndRetry()).toEqual([503, "5"]), soon);
  expect((await send("192.0.2.2", 900_000)).status).toBe(200);
  socket.destroy();
  await vi.waitFor(async () => expect(await statusAndRetry()).toEqual([200, null]), soon);
});

test("and so do all networks of one /48 together", async ({ stall, send }) => {
  await stall("2001:db8:1:1::1", 11_500_000);
  await vi.waitFor(
    async () => expect((await send("2001:db8:1:3::1", 900_000)).status).toBe(503),
    soon,
  );
  expect((await send("2001:db8:2:1::1", 900_000)).status).toBe(200);
});

test("calls that together need more than there is are finished one after another", async () => {
  const inRoom = createRoom({ bytes: 99, waitMs: 5_000 });
  const bring = (client: string) =>
    inRoom(client, 33, async (hold) => {
      for (let bytes = 1; bytes <= 33; bytes++) {
        await hold(bytes);
        await setImmediate();
      }
    });
  await expect(Promise.all(["a", "b", "c", "d", "e"].map(bring))).resolves.toHaveLength(5);
});

test("who waited too long is told to come back, and does not hold up the next", async () => {
  const inRoom = createRoom({ bytes: 99, waitMs: 50 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = inRoom("a", 33, async (hold) => {
    await hold(30);
    await promise;
  });
  await expect(inRoom("a", 33, (hold) => hold(10))).rejects.toMatchObject({
    response: { status: 503 },
  });
  await inRoom("a", 3, (hold) => hold(3));
  resolve();
  await first;
});
