import { setTimeout as delay } from "node:timers/promises";
import { sendPath } from "#contract/calls.ts";
import { maxFilesRequestBytes } from "#contract/files.ts";
import { newEnquiryNumber } from "#contract/identity.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { contentOf } from "#tests/support/files.ts";
import {
  boundary,
  openUpload,
  type RawUpload,
  rawFileHead,
  rawTexts,
} from "#tests/support/raw-form.ts";
import type { RedisServer } from "#tests/support/redis.ts";
import { post } from "./clients.ts";
import { enquiry } from "./enquiry-files.ts";

const prefix = "HOSTILE-";

/** Whether an enquiry is one of the attackers'. */
export const isAttackers = (reference: string) => reference.startsWith(prefix);

/** An attack that is made again and again, a number of times at once. */
interface Attack {
  name: string;
  act: () => Promise<void>;
  pauseMs: number;
  atOnce?: number;
}

const pick = (list: readonly string[]) => list[Math.floor(Math.random() * list.length)] ?? "";

/** A random address in the one /48 of the attackers. */
const addressV6 = () => `2001:db8:bad:${Math.floor(Math.random() * 65_536).toString(16)}::1`;
/** The attackers have one IPv4 address a minute. */
const addressV4 = () => `203.0.113.${Math.floor(performance.now() / 60_000) % 250}`;

/**
 * Attacks the copies of the mail service at these origins until the signal aborts. Resolves to the
 * number of times that each attack was made.
 */
export async function attack(
  origins: readonly string[],
  config: MailConfig,
  store: RedisServer | undefined,
  signal: AbortSignal,
): Promise<Record<string, number>> {
  const { template_params: _, ...ids } = enquiry("", config);
  const open = (address: string, announced: number | undefined) =>
    openUpload(Number(new URL(pick(origins)).port), announced, { address });
  /** The beginning of a form, up to the content of its first file. */
  const beginning = () =>
    Buffer.concat([rawTexts({ ...ids, reference: newEnquiryNumber("LD") }), rawFileHead]);

  /** Sends a beginning, then the same bytes again and again, and breaks off. */
  async function sendRepeatedly(
    upload: RawUpload,
    first: Buffer,
    bytes: string,
    times: number,
    pauseMs = 0,
  ): Promise<void> {
    await upload.write(first);
    for (let time = 0; time < times && !upload.socket.destroyed && !signal.aborted; time++) {
      await upload.write(bytes);
      await delay(pauseMs);
    }
    upload.socket.destroy();
  }

  /** Sends a part of a file, and then 2 kB now and then, until the service ends the call. */
  function crawl(address: string, firstBytes: number): Promise<void> {
    const first = Buffer.concat([beginning(), contentOf("jpg", firstBytes)]);
    const upload = open(address, maxFilesRequestBytes);
    return sendRepeatedly(upload, first, "x".repeat(2_000), Number.POSITIVE_INFINITY, 400);
  }

  function sendEmptyParts(): Promise<void> {
    const parts = `--${boundary}\r\n\r\n\r\n`.repeat(5_000);
    return sendRepeatedly(open(addressV4(), maxFilesRequestBytes), rawTexts(ids), parts, 100);
  }

  /** Sends a body in chunks (Transfer-Encoding) of one byte, without a length. */
  function sendTinyChunks(): Promise<void> {
    const head = beginning();
    const size = Buffer.from(`${head.length.toString(16)}\r\n`);
    const chunk = Buffer.concat([size, head, Buffer.from("\r\n")]);
    return sendRepeatedly(open(addressV6(), undefined), chunk, "1\r\nx\r\n".repeat(5_000), 40);
  }

  /** Sends bytes that look like the beginning of a boundary. */
  function sendNearBoundaries(): Promise<void> {
    return sendRepeatedly(open(addressV4(), 1_900_000), beginning(), "\r\n-".repeat(10_000), 60);
  }

  let enquiries = 0;
  async function sendEnquiry(): Promise<void> {
    enquiries += 1;
    const body = JSON.stringify(enquiry(`${prefix}${enquiries}`, config));
    await post(pick(origins) + sendPath, body, 15_000, addressV6());
  }

  /** A store that is full answers every write with an error. */
  async function fillStore(): Promise<void> {
    await store?.command("CONFIG", "SET", "maxmemory", "1");
    await delay(3_000);
    // If the store was killed meanwhile, it starts empty.
    await store?.command("CONFIG", "SET", "maxmemory", "0");
  }

  const attacks: Attack[] = [
    {
      name: "crawling uploads, an address",
      act: () => crawl(addressV4(), 1_000),
      pauseMs: 1_000,
      atOnce: 8,
    },
    {
      name: "crawling uploads, a /48",
      act: () => crawl(addressV6(), 1_000),
      pauseMs: 1_000,
      atOnce: 8,
    },
    {
      name: "stalling uploads, an address",
      act: () => crawl(addressV4(), 1_900_000),
      pauseMs: 1_000,
    },
    {
      name: "stalling uploads, a /48",
      act: () => crawl(addressV6(), 1_900_000),
      pauseMs: 1_000,
    },
    { name: "countless empty parts", act: sendEmptyParts, pauseMs: 5_000 },
    { name: "chunks of one byte", act: sendTinyChunks, pauseMs: 5_000 },
    { name: "near boundaries", act: sendNearBoundaries, pauseMs: 5_000 },
    { name: "enquiries from a /48", act: sendEnquiry, pauseMs: 50, atOnce: 10 },
  ];
  if (store !== undefined) {
    attacks.push({ name: "a store that answers errors", act: fillStore, pauseMs: 5_000 });
  }

  const counts: Record<string, number> = {};
  async function repeat({ name, act, pauseMs, atOnce = 1 }: Attack): Promise<void> {
    let count = 0;
    while (!signal.aborted) {
      await Promise.allSettled(Array.from({ length: atOnce }, act));
      count += 1;
      counts[name] = count;
      await delay(pauseMs);
    }
  }
  await Promise.all(attacks.map(repeat));
  return counts;
}
