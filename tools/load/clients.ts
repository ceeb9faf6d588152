import { setTimeout as delay } from "node:timers/promises";
import { filesPath, sendPath } from "#contract/calls.ts";
import { newEnquiryNumber } from "#contract/identity.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { bodyFor } from "#tests/support/enquiries.ts";
import { filesForm, hashOf, photographs } from "#tests/support/files.ts";

interface ClientOptions {
  origins: readonly string[];
  config: MailConfig;
  count: number;
  senders: number;
  /** The minimum and maximum size of a file. One enquiry in four has files. */
  fileBytes: readonly [number, number];
  onAnswer: () => void;
  deadline: AbortSignal;
}

/** Senders wait this many times as long for the answer to their files. */
const timesLongerForFiles = 4;

/** The body of a call for the quote form of a project with this configuration. */
const enquiry = (reference: string, config: MailConfig) =>
  bodyFor(config, {
    message: `Graag een offerte.\nMet vriendelijke groet, bezoeker ${reference}`,
    reference,
    name: `Bezoeker ${reference}`,
    email: `${reference}@example.nl`,
    sent_at: new Date().toISOString(),
  });

/**
 * Sends different enquiries, some with files. Each is repeated with the same reference until the
 * answer is 200.
 */
export async function sendEnquiries(options: ClientOptions) {
  const { origins, config, fileBytes, onAnswer, deadline } = options;
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
      await delay(20 + Math.random() * 180);
    }
    if (!deadline.aborted) {
      onAnswer();
    }
    return !deadline.aborted;
  }

  /** Sends one to six valid files after an enquiry. */
  async function sendFiles(body: ReturnType<typeof enquiry>, address: string): Promise<void> {
    const { template_params, ...ids } = body;
    const { reference, sent_at, name } = template_params;
    const [fewest, most] = fileBytes;
    const size = fewest + Math.floor(Math.random() * (most - fewest));
    const files = photographs(1 + Math.floor(Math.random() * 6), size);
    const form = filesForm(files, { ...ids, reference, sent_at, name });
    const send = () =>
      post(origin() + filesPath, form, giveUpAfter() * timesLongerForFiles, address);
    if (await retryUntilSent(send)) {
      const hashes = Object.values(files).map((content) => `${reference} ${hashOf(content)}`);
      figures.files.push(...hashes);
    }
  }

  async function sendOne(number: number): Promise<void> {
    const body = enquiry(newEnquiryNumber(config.referencePrefix), config);
    const address = `198.51.${Math.floor(number / 250) % 250}.${number % 250}`;
    const text = JSON.stringify(body);
    const send = async () => {
      const begun = performance.now();
      const isAnswered = await post(origin() + sendPath, text, giveUpAfter(), address);
      figures.longestWait = Math.max(figures.longestWait, (performance.now() - begun) / 1_000);
      return isAnswered;
    };
    if (await retryUntilSent(send)) {
      figures.answered.push(body.template_params.reference);
      if (number % 4 === 0) {
        await sendFiles(body, address);
      }
    }
  }

  async function sender(): Promise<void> {
    while (next < options.count && !deadline.aborted) {
      next += 1;
      await sendOne(next);
    }
  }
  await Promise.all(Array.from({ length: options.senders }, sender));
  return figures;
}

/** Sends something from this address; resolves to whether the answer was 200 in time. */
async function post(
  url: string,
  body: string | Uint8Array | FormData,
  deadlineMs: number,
  address: string,
): Promise<boolean> {
  try {
    // Encoded first: fetch throws out of reach when a form that it still encodes is given up.
    const encoded = new Response(body as BodyInit);
    const contentType =
      typeof body === "string" ? "application/json" : encoded.headers.get("Content-Type");
    const bytes = await encoded.bytes();
    const signal = AbortSignal.timeout(deadlineMs);
    const headers = {
      "X-Forwarded-For": address,
      ...(contentType && { "Content-Type": contentType }),
    };
    const response = await fetch(url, { method: "POST", headers, body: bytes, signal });
    await response.text();
    return response.status === 200;
  } catch {
    return false;
  }
}
