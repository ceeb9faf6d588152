import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DeliveryError, type DeliveryFailure } from "./delivery-error.ts";
import type { Enquiry } from "./enquiry.ts";
import type { LogEntry } from "./log.ts";
import { Refusal } from "./refusal.ts";

export type HandlingResult = { enquiry: Enquiry; sent: boolean } | { error: unknown };

export interface Outcome {
  status: ContentfulStatusCode;
  /** The answer's body. */
  text: string;
  retryAfterSeconds?: number | undefined;
  level: LogEntry["level"];
  /** What the log keeps of it, without anything personal. */
  details: Record<string, string | number | boolean>;
}

const failures: Record<DeliveryFailure, { status: ContentfulStatusCode; text: string; retryAfter?: number }> =
  {
    refused: { status: 412, text: "The mail server refused the message" },
    deferred: { status: 503, text: "The mail server does not take the message now", retryAfter: 60 },
    unreachable: { status: 502, text: "The mail server cannot be reached" },
    timeout: { status: 504, text: "The mail server did not answer in time" },
  };

/** The answer to a request and its line in the log. */
export function outcomeOf(result: HandlingResult): Outcome {
  if ("enquiry" in result) {
    const { form, params } = result.enquiry;
    const details = { status: 200, template: form, reference: params.reference, repeated: !result.sent };
    return { status: 200, text: "OK", level: "info", details };
  }
  const { error } = result;
  if (error instanceof Refusal) {
    const { status, reason, message, retryAfterSeconds } = error;
    return { status, text: message, retryAfterSeconds, level: "warn", details: { status, reason } };
  }
  if (error instanceof DeliveryError) {
    const { status, text, retryAfter } = failures[error.failure];
    const details = { status, reason: error.failure, smtp: error.detail };
    return { status, text, retryAfterSeconds: retryAfter, level: "error", details };
  }
  const kind = error instanceof Error ? error.name : typeof error;
  return { status: 500, text: "Internal error", level: "error", details: { status: 500, reason: kind } };
}
