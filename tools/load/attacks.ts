import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { sendPath } from "#contract/calls.ts";
import { maxFilesRequestBytes } from "#contract/files.ts";
import type { MailConfig } from "#mail/config/config.ts";
import {
  type Call,
  heavyCalls,
  hostileEnquiry,
  hostileFiles,
} from "#mail/fuzz/hostile-requests.ts";
import { contentOf } from "#tests/support/files.ts";
import { openUpload, rawFileHead, rawTexts } from "#tests/support/raw-form.ts";
import type { RedisServer } from "#tests/support/redis.ts";
import { enquiry, post } from "./clients.ts";

const pick = <Item>(list: readonly Item[]) => list[Math.floor(Math.random() * list.length)] as Item;

/** A random address in the one /48 of the attackers. */
const addressV6 = () => `2001:db8:bad:${Math.floor(Math.random() * 65_536).toString(16)}::1`;
/** The attackers have one IPv4 address a minute. */
const addressV4 = () => `203.0.113.${Math.floor(performance.now() / 60_000) % 250}`;

const hostileCalls = fc.oneof(hostileEnquiry, hostileFiles, fc.constantFrom(...heavyCalls));

/**
 * Attacks the copies of the mail service at these origins until the signal aborts. What is mailed
 * for it has no number of this firm's. Resolves to the number of times that each attack was made.
 */
export async function attack(
  origins: readonly string[],
  config: MailConfig,
  store: RedisServer | undefined,
  signal: AbortSignal,
): Promise<Record<string, number>> {
  const { template_params: _, ...ids } = enquiry("", config);

  /** Sends a part of a file, and then 2 kB now and then, until the service ends the call. */
  async function crawl(address: string, firstBytes: number): Promise<void> {
    const port = Number(new URL(pick(origins)).port);
    const { socket, write } = openUpload(port, maxFilesRequestBytes, { address });
    await write(Buffer.concat([rawTexts(ids), rawFileHead, contentOf("jpg", firstBytes)]));
    while (!socket.destroyed && !signal.aborted) {
      await write("x".repeat(2_000));
      await delay(400);
    }
    socket.destroy();
  }

  const call = ({ path, type, body }: Call, address: string) =>
    post(pick(origins) + path, body, 15_000, address, type);

  let enquiries = 0;
  function sendEnquiry() {
    enquiries += 1;
    const body = JSON.stringify(enquiry(`HOSTILE-${enquiries}`, config));
    return call({ path: sendPath, type: "application/json", body }, addressV6());
  }

  /** A store that is full answers every write with an error. */
  async function fillStore(): Promise<void> {
    await store?.command("CONFIG", "SET", "maxmemory", "1");
    await delay(3_000);
    // If the store was killed meanwhile, it starts empty.
    await store?.command("CONFIG", "SET", "maxmemory", "0");
  }

  const counts: Record<string, number> = {};
  /** Makes an attack again and again, a number of times at once. */
  async function repeat(
    name: string,
    atOnce: number,
    pauseMs: number,
    act: () => Promise<unknown>,
  ) {
    for (let count = 1; !signal.aborted; count++) {
      await Promise.allSettled(Array.from({ length: atOnce }, act));
      counts[name] = count;
      await delay(pauseMs);
    }
  }
  const hostile = () => call(pick(fc.sample(hostileCalls, 1)), pick([addressV4(), addressV6()]));
  await Promise.all([
    repeat("crawling uploads, an address", 8, 1_000, () => crawl(addressV4(), 1_000)),
    repeat("crawling uploads, a /48", 8, 1_000, () => crawl(addressV6(), 1_000)),
    repeat("stalling uploads, an address", 1, 1_000, () => crawl(addressV4(), 1_900_000)),
    repeat("stalling uploads, a /48", 1, 1_000, () => crawl(addressV6(), 1_900_000)),
    repeat("hostile calls", 2, 500, hostile),
    repeat("enquiries from a /48", 10, 50, sendEnquiry),
    store && repeat("a store that answers errors", 1, 5_000, fillStore),
  ]);
  return counts;
}
