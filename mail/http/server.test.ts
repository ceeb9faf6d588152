import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { holdMails } from "@contractor/scripts/smtp-sink.ts";
import { quoteBody } from "@contractor/site/tests/support/enquiries.ts";
import { filesForm, photographs } from "@contractor/site/tests/support/files.ts";
import { openUpload, rawFileHead, rawTexts } from "@contractor/site/tests/support/raw-form.ts";
import { answerOf, test as base } from "@contractor/site/tests/support/service.ts";
import { expect } from "vitest";
import { readPort } from "./server.ts";

const test = base.extend("server", ({ service, listen }) => listen(service));

test("stopping finishes running calls and accepts no new ones", async ({ sink, server }) => {
  const { arrived, release } = holdMails(sink);
  const onItsWay = server.post(quoteBody());
  await arrived;
  // Browsers open connections before they use them.
  await once(connect(server.port, "127.0.0.1"), "connect");
  const closed = server.close();
  await expect(server.post(quoteBody({ reference: "late" }))).rejects.toThrow();
  await delay(100);
  release();
  expect((await onItsWay).status).toBe(200);
  await closed;
  expect(sink.mails).toHaveLength(1);
});

test("an upload that breaks off sends nothing", async ({ sink, service, server }) => {
  const { write, socket } = openUpload(server.port, 900_000);
  await write(Buffer.concat([rawTexts(), rawFileHead]));
  socket.destroy();
  await expect.poll(() => service.logs).toHaveLength(1);
  expect(sink.mails).toHaveLength(0);
});

test("a refused upload that was not read gets its reason", async ({ server }) => {
  expect(await answerOf(server.upload(filesForm(photographs(8, 1_900_000))))).toEqual([
    413,
    "The files are larger than 12000000 bytes together",
  ]);
});

test("a port that is none is refused with what to do", () => {
  expect(readPort("PORT", 8025, {})).toBe(8025);
  expect(() => readPort("PORT", 8025, { PORT: "http" })).toThrow(
    'PORT is "http", which is not a port. Set it to a number from 1 to 65535.',
  );
});
