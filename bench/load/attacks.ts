import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "redis";
import { maxFilesRequestBytes } from "../../contract/files.ts";
import type { MailConfig } from "../../mail/config/config.ts";
import { contentOf } from "../../mail/testing/files.ts";
import { boundary, openUpload, rawFileHead, rawPart, rawTexts } from "../../mail/testing/raw-form.ts";
import { sendPath } from "../../contract/paths.ts";
import { enquiry, post } from "./clients.ts";
import { referenceOf } from "./enquiry-files.ts";

const prefix = "HOSTILE-";

/** Whether an enquiry was sent to do harm. */
export const isAttackers = (reference: string) => reference.startsWith(prefix);

interface AttackOptions {
  /** Where the copies of the mail service listen. */
  origins: readonly string[];
  config: MailConfig;
  redisUrl: string | undefined;
  /** Ends the attack when it aborts. */
  signal: AbortSignal;
}

/** Does what those who mean harm do, until it is told to stop. Resolves to how often each of it was done. */
export async function attack({ origins, config, redisUrl, signal }: AttackOptions) {
  const origin = () => origins[Math.floor(Math.random() * origins.length)] ?? "";
  const { publicKey, forms } = config;
  const ids = { user_id: publicKey, service_id: forms.quote.serviceId, template_id: forms.quote.templateId };
  let number = 1_000_000;
  // One holder of a /48, and one IPv4 address at a time.
  const sixes = () => `2001:db8:bad:${Math.floor(Math.random() * 65_536).toString(16)}::1`;
  const four = () => `203.0.113.${Math.floor(performance.now() / 60_000) % 250}`;

  const open = (address: string, announced?: number) =>
    openUpload(Number(new URL(origin()).port), announced, { address });
  const beginning = () =>
    Buffer.concat([rawTexts({ ...ids, reference: referenceOf(number++) }), rawFileHead]);

  /** Brings so many bytes at once, and then a few now and then. */
  const crawl = (address: () => string, bytes: number) => async () => {
    const upload = open(address(), maxFilesRequestBytes);
    await upload.write(Buffer.concat([beginning(), contentOf("jpg", bytes)]));
    while (!upload.socket.destroyed && !signal.aborted) {
      await upload.write("x".repeat(2_000));
      await delay(400);
    }
    upload.socket.destroy();
  };
  const emptyParts = async () => {
    const upload = open(four(), maxFilesRequestBytes);
    const part = `--${boundary}\r\n\r\n\r\n`;
    await upload.write(rawTexts(ids));
    for (let n = 0; n < 100 && !upload.socket.destroyed; n++) await upload.write(part.repeat(5_000));
    upload.socket.destroy();
  };
  const onePieces = async () => {
    const upload = open(sixes());
    const head = beginning();
    await upload.write(`${head.length.toString(16)}\r\n`);
    await upload.write(Buffer.concat([head, Buffer.from("\r\n")]));
    for (let n = 0; n < 40 && !upload.socket.destroyed; n++) await upload.write("1\r\nx\r\n".repeat(5_000));
    upload.socket.destroy();
  };
  const nearBoundaries = async () => {
    const upload = open(four(), 1_900_000);
    await upload.write(beginning());
    for (let n = 0; n < 60 && !upload.socket.destroyed; n++) await upload.write("\r\n-".repeat(10_000));
    await upload.write(rawPart("end", ""));
    upload.socket.destroy();
  };
  const flood = async () => {
    const body = JSON.stringify(enquiry(`${prefix}${number++}`, config));
    await post(origin() + sendPath, body, 15_000, sixes());
  };
  /** A store that is full answers every question that would write with an error. */
  const fillStore = async () => {
    const client = createClient({
      url: redisUrl ?? "",
      disableOfflineQueue: true,
      socket: { reconnectStrategy: false },
    });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.sendCommand(["CONFIG", "SET", "maxmemory", "1"]);
      await delay(3_000);
      await client.sendCommand(["CONFIG", "SET", "maxmemory", "0"]);
    } catch {
      // It was killed in between, and comes back empty.
    }
    client.destroy();
    await delay(5_000);
  };

  const done: Record<string, number> = {};
  const again = async (name: string, act: () => Promise<void>, pauseMs: number) => {
    done[name] = 0;
    while (!signal.aborted) {
      await act().catch(() => {});
      done[name] += 1;
      await delay(pauseMs);
    }
  };
  const many = (count: number, act: () => Promise<void>) => () =>
    Promise.all(Array.from({ length: count }, act));
  const all = async (act: () => Promise<unknown>) => void (await act());
  await Promise.all([
    again("crawling uploads, an address", () => all(many(8, crawl(four, 1_000))), 1_000),
    again("crawling uploads, a /48", () => all(many(8, crawl(sixes, 1_000))), 1_000),
    again("stalling uploads, an address", crawl(four, 1_900_000), 1_000),
    again("stalling uploads, a /48", crawl(sixes, 1_900_000), 1_000),
    again("countless empty parts", emptyParts, 5_000),
    again("pieces of one byte", onePieces, 5_000),
    again("near boundaries", nearBoundaries, 5_000),
    again("enquiries from a /48", () => all(many(10, flood)), 50),
    redisUrl && again("a store that answers errors", fillStore, 0),
  ]);
  return done;
}
