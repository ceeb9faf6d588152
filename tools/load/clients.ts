import { setTimeout as delay } from "node:timers/promises";
import { filesPath, sendPath } from "#contract/calls.ts";
import { newEnquiryNumber } from "#contract/identity.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { enquiry, filesOf } from "./enquiry-files.ts";

interface ClientOptions {
  origins: readonly string[];
  config: MailConfig;
  count: number;
  /** The pause of a sender before the next enquiry, and the minimum pause before it tries again. */
  pauseMs: number;
  retryMs: number;
  senders: number;
  /** The minimum and maximum size of a file. One enquiry in four has files. */
  fileBytes: readonly [number, number];
  onAnswer: () => void;
  /** No enquiry is begun after this has aborted. */
  lastEnquiry: AbortSignal;
  /** Nothing is sent after this has aborted. */
  deadline: AbortSignal;
}

/** Senders wait this many times as long for the answer to their files. */
const timesLongerForFiles = 4;

/**
 * Sends different enquiries, some with files. Each is repeated with the same reference until the
 * answer is 200.
 */
export async function sendEnquiries(options: ClientOptions) {
  const {
    origins,
    config,
    count,
    senders,
    pauseMs,
    retryMs,
    fileBytes,
    onAnswer,
    lastEnquiry,
    deadline,
  } = options;
  const figures = {
    answered: [] as string[],
    /** The enquiry number and hash of each file whose call was answered with 200. */
    files: [] as string[],
    retries: 0,
    longestWait: 0,
  };
  let next = 0;
  // Like a load balancer that does not know yet which copy has just died.
  const origin = () => origins[Math.floor(Math.random() * origins.length)] ?? "";

  // Some senders give up while their call is still running.
  const giveUpAfter = () => (Math.random() < 1 / 12 ? Math.ceil(Math.random() * 150) : 15_000);

  /** Tries until it succeeds. Resolves to false when the time is over. */
  async function retryUntilSent(attempt: () => Promise<boolean>): Promise<boolean> {
    while (!deadline.aborted && !(await attempt())) {
      figures.retries += 1;
      await delay(retryMs + Math.random() * 180);
    }
    return !deadline.aborted;
  }

  async function sendOne(number: number): Promise<void> {
    const reference = newEnquiryNumber(config.referencePrefix);
    const address = `198.51.${Math.floor(number / 250) % 250}.${number % 250}`;
    const body = enquiry(reference, config);
    const sent = await retryUntilSent(async () => {
      const begun = performance.now();
      const text = JSON.stringify(body);
      const isAnswered = await post(origin() + sendPath, text, giveUpAfter(), address);
      figures.longestWait = Math.max(figures.longestWait, (performance.now() - begun) / 1_000);
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
    const sendFiles = () =>
      post(origin() + filesPath, form, giveUpAfter() * timesLongerForFiles, address);
    if (!(await retryUntilSent(sendFiles))) {
      return;
    }
    figures.files.push(...files);
    onAnswer();
  }

  async function sender(): Promise<void> {
    while (next < count && !lastEnquiry.aborted && !deadline.aborted) {
      next += 1;
      await sendOne(next);
      await delay(pauseMs);
    }
  }
  await Promise.all(Array.from({ length: senders }, sender));
  return figures;
}

/** Sends something from this address; resolves to whether the answer was 200 in time. */
export async function post(
  url: string,
  body: string | FormData,
  deadlineMs: number,
  address: string,
): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(deadlineMs);
    const headers = new Headers({ "X-Forwarded-For": address });
    if (typeof body === "string") {
      headers.set("Content-Type", "application/json");
    }
    const response = await fetch(url, { method: "POST", headers, body, signal });
    await response.text();
    return response.status === 200;
  } catch {
    return false;
  }
}
