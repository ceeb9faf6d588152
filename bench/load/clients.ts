import { setTimeout as delay } from "node:timers/promises";
import { filesPath, sendPath } from "#contract/calls.ts";
import { newEnquiryNumber } from "#contract/identity.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { enquiry, filesOf } from "./enquiry-files.ts";

interface ClientOptions {
  origins: readonly string[];
  config: MailConfig;
  count: number;
  /** How long a sender thinks before the next enquiry, and at least before it tries one again. */
  pauseMs: number;
  retryMs: number;
  senders: number;
  /** The fewest and the most bytes of a file; one enquiry in four brings some. */
  fileBytes: readonly [number, number];
  onAnswer: () => void;
  /** No enquiry is begun after this has aborted. */
  enough: AbortSignal;
  signal: AbortSignal;
}

/** Files are worth more patience: so many times as much. */
const patienceForFiles = 4;

/**
 * Sends different enquiries and the files of some, each again with the same reference until it is
 * answered 200.
 */
export async function sendEnquiries(options: ClientOptions) {
  const { origins, config, count, senders, pauseMs, retryMs, fileBytes, onAnswer, enough, signal } =
    options;
  const figures = {
    answered: [] as string[],
    /** Of each file whose call was answered 200, its enquiry's reference and its hash. */
    files: [] as string[],
    retries: 0,
    longestWait: 0,
  };
  let next = 0;
  // As a load balancer does, which does not know yet who has just died.
  const origin = () => origins[Math.floor(Math.random() * origins.length)] ?? "";

  // Some give up while their attempt is on its way.
  const patience = () => (Math.random() < 1 / 12 ? Math.ceil(Math.random() * 150) : 15_000);

  async function insist(attempt: () => Promise<boolean>): Promise<boolean> {
    while (!signal.aborted && !(await attempt())) {
      figures.retries += 1;
      await delay(retryMs + Math.random() * 180);
    }
    return !signal.aborted;
  }

  async function sendOne(number: number): Promise<void> {
    const reference = newEnquiryNumber("LD");
    const address = `198.51.${Math.floor(number / 250) % 250}.${number % 250}`;
    const body = enquiry(reference, config);
    const sent = await insist(async () => {
      const asked = performance.now();
      const isAnswered = await post(origin() + sendPath, JSON.stringify(body), patience(), address);
      figures.longestWait = Math.max(figures.longestWait, (performance.now() - asked) / 1_000);
      return isAnswered;
    });
    if (!sent) {
      return;
    }
    figures.answered.push(reference);
    onAnswer();
    if (number % 4 !== 0) {
      return;
    }
    const { files, form } = await filesOf(reference, body, fileBytes);
    const url = () => origin() + filesPath;
    if (!(await insist(() => post(url(), form, patience() * patienceForFiles, address)))) {
      return;
    }
    figures.files.push(...files);
    onAnswer();
  }

  async function sender(): Promise<void> {
    while (next < count && !enough.aborted && !signal.aborted) {
      next += 1;
      await sendOne(next);
      await delay(pauseMs);
    }
  }
  await Promise.all(Array.from({ length: senders }, sender));
  return figures;
}

/** Sends something from this address; resolves to whether it was answered 200 in time. */
export async function post(
  url: string,
  body: string | FormData,
  patienceMs: number,
  address: string,
): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const type = typeof body === "string" && { "Content-Type": "application/json" };
    const headers = { "X-Forwarded-For": address, ...type };
    const response = await fetch(url, { method: "POST", headers, body, signal });
    await response.text();
    return response.status === 200;
  } catch {
    return false;
  }
}
