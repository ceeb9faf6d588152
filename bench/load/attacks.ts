import { setTimeout as delay } from "node:timers/promises";
import { sendPath } from "#contract/calls.ts";
import { maxFilesRequestBytes } from "#contract/files.ts";
import { newEnquiryNumber } from "#contract/identity.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { contentOf } from "#testing/files.ts";
import { boundary, openUpload, type RawUpload, rawFileHead, rawTexts } from "#testing/raw-form.ts";
import type { RedisServer } from "#testing/redis.ts";
import { post } from "./clients.ts";
import { enquiry } from "./enquiry-files.ts";

const prefix = "HOSTILE-";

export const isAttackers = (reference: string) => reference.startsWith(prefix);

/**
 * Attacks the copies of the mail service at these origins until the signal aborts. Resolves to the
 * number of times that each attack was made.
 */
export async function attack(
  origins: readonly string[],
  config: MailConfig,
  store: RedisServer | undefined,
  signal: AbortSignal,
) {
  const origin = () => origins[Math.floor(Math.random() * origins.length)] ?? "";
  const { template_params: _, ...ids } = enquiry("", config);
  let number = 0;
  // The attackers have one /48, and one IPv4 address a minute.
  const sixes = () => `2001:db8:bad:${Math.floor(Math.random() * 65_536).toString(16)}::1`;
  const four = () => `203.0.113.${Math.floor(performance.now() / 60_000) % 250}`;

  const open = (address: string, announced?: number) =>
    openUpload(Number(new URL(origin()).port), announced, { address });
  const beginning = () =>
    Buffer.concat([rawTexts({ ...ids, reference: newEnquiryNumber("LD") }), rawFileHead]);

  /** Sends a beginning, and then the same bytes again and again. */
  const insist = async (
    upload: RawUpload,
    first: Buffer,
    same: string,
    times: number,
    pauseMs = 0,
  ) => {
    await upload.write(first);
    for (let n = 0; n < times && !upload.socket.destroyed && !signal.aborted; n++) {
      await upload.write(same);
      await delay(pauseMs);
    }
    upload.socket.destroy();
  };
  const crawl = (address: () => string, bytes: number) => () => {
    const first = Buffer.concat([beginning(), contentOf("jpg", bytes)]);
    const upload = open(address(), maxFilesRequestBytes);
    return insist(upload, first, "x".repeat(2_000), Number.POSITIVE_INFINITY, 400);
  };
  const emptyParts = () => {
    const parts = `--${boundary}\r\n\r\n\r\n`.repeat(5_000);
    return insist(open(four(), maxFilesRequestBytes), rawTexts(ids), parts, 100);
  };
  const onePieces = () => {
    const head = beginning();
    const chunk = [Buffer.from(`${head.length.toString(16)}\r\n`), head, Buffer.from("\r\n")];
    return insist(open(sixes()), Buffer.concat(chunk), "1\r\nx\r\n".repeat(5_000), 40);
  };
  const nearBoundaries = () =>
    insist(open(four(), 1_900_000), beginning(), "\r\n-".repeat(10_000), 60);
  const flood = async () => {
    number += 1;
    const body = JSON.stringify(enquiry(`${prefix}${number}`, config));
    await post(origin() + sendPath, body, 15_000, sixes());
  };
  /** A store that is full answers every write with an error. */
  const fillStore = async () => {
    await store?.command("CONFIG", "SET", "maxmemory", "1");
    await delay(3_000);
    // If the store was killed meanwhile, it starts empty.
    await store?.command("CONFIG", "SET", "maxmemory", "0");
  };

  const done: Record<string, number> = {};
  const again = async (name: string, act: () => Promise<void>, pauseMs: number, atOnce = 1) => {
    done[name] = 0;
    while (!signal.aborted) {
      await Promise.allSettled(Array.from({ length: atOnce }, act));
      done[name] += 1;
      await delay(pauseMs);
    }
  };
  await Promise.all([
    again("crawling uploads, an address", crawl(four, 1_000), 1_000, 8),
    again("crawling uploads, a /48", crawl(sixes, 1_000), 1_000, 8),
    again("stalling uploads, an address", crawl(four, 1_900_000), 1_000),
    again("stalling uploads, a /48", crawl(sixes, 1_900_000), 1_000),
    again("countless empty parts", emptyParts, 5_000),
    again("pieces of one byte", onePieces, 5_000),
    again("near boundaries", nearBoundaries, 5_000),
    again("enquiries from a /48", flood, 50, 10),
    store && again("a store that answers errors", fillStore, 5_000),
  ]);
  return done;
}
