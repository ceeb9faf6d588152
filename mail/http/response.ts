import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DeliveryError, type DeliveryFailure } from "../smtp/delivery-error.ts";
import type { LogEntry } from "./log.ts";
import { Refusal } from "./refusal.ts";

/** How a call ended. */
export interface Outcome {
  status: ContentfulStatusCode;
  /** The answer's body. */
  text: string;
  retryAfterSeconds?: number | undefined;
  level: LogEntry["level"];
  /** What the log keeps of it besides the status, without anything personal. */
  details: Record<string, string | boolean>;
}

const failures: Record<DeliveryFailure, { status: ContentfulStatusCode; text: string; retryAfter?: number }> =
  {
    refused: { status: 412, text: "The mail server refused the message" },
    deferred: { status: 503, text: "The mail server does not take the message now", retryAfter: 60 },
    unreachable: { status: 502, text: "The mail server cannot be reached" },
    timeout: { status: 504, text: "The mail server did not answer in time" },
  };

/** The answer to an enquiry that has reached the owner, and its line in the log. */
export function acceptedOutcome(repeated: boolean): Outcome {
  return { status: 200, text: "OK", level: "info", details: { repeated } };
}

/** The answer to a request that failed with `error`, and its line in the log. */
export function failedOutcome(error: unknown): Outcome {
  if (error instanceof Refusal) {
    const { status, reason, message, retryAfterSeconds } = error;
    return { status, text: message, retryAfterSeconds, level: "warn", details: { reason } };
  }
  if (error instanceof DeliveryError) {
    const { status, text, retryAfter } = failures[error.failure];
    const details = { reason: error.failure, smtp: error.detail };
    return { status, text, retryAfterSeconds: retryAfter, level: "error", details };
  }
  const reason = error instanceof Error ? error.name : typeof error;
  return { status: 500, text: "Internal error", level: "error", details: { reason } };
}
