import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DeliveryError, type DeliveryFailure } from "../smtp/delivery-error.ts";
import type { LogEntry } from "./log.ts";

/** An answer other than 200: its status, the sentence the caller gets, and a short reason for the log. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly reason: string;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: ContentfulStatusCode, reason: string, message: string, retryAfterSeconds?: number) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** What a call is answered, and what the log keeps of it. */
export interface CallResponse {
  status: ContentfulStatusCode;
  text: string;
  retryAfterSeconds?: number | undefined;
  level: LogEntry["level"];
  details: { repeated?: boolean; reason?: string; smtp?: string };
}

export function accepted(repeated: boolean): CallResponse {
  return { status: 200, text: "OK", level: "info", details: { repeated } };
}

const failures: Record<DeliveryFailure, [ContentfulStatusCode, text: string, retryAfterSeconds?: number]> = {
  refused: [412, "The mail server refused the message"],
  deferred: [503, "The mail server does not take the message now", 60],
  unreachable: [502, "The mail server cannot be reached"],
  timeout: [504, "The mail server did not answer in time"],
};

export function failed(error: unknown): CallResponse {
  if (error instanceof Refusal) {
    const { status, reason, message, retryAfterSeconds } = error;
    return { status, text: message, retryAfterSeconds, level: "warn", details: { reason } };
  }
  if (error instanceof DeliveryError) {
    const [status, text, retryAfterSeconds] = failures[error.failure];
    const details = { reason: error.failure, smtp: error.detail };
    return { status, text, retryAfterSeconds, level: "error", details };
  }
  const reason = error instanceof Error ? error.name : typeof error;
  return { status: 500, text: "Internal error", level: "error", details: { reason } };
}
