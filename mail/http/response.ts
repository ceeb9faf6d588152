import type { ContentfulStatusCode } from "hono/utils/http-status";
import { DeliveryError, type DeliveryFailure } from "../smtp/delivery-error.ts";
import type { LogEntry } from "./log.ts";

/** What a call is answered, and what the log keeps of it. */
export interface CallResponse {
  status: ContentfulStatusCode;
  text: string;
  retryAfterSeconds?: number | undefined;
  level: LogEntry["level"];
  details: { repeated?: boolean; reason?: string; smtp?: string };
}

/** An answer other than 200: its status, a short reason for the log, and the sentence the caller gets. */
export class Refusal extends Error {
  readonly response: CallResponse;

  constructor(status: ContentfulStatusCode, reason: string, text: string, retryAfterSeconds?: number) {
    super(text);
    this.response = { status, text, retryAfterSeconds, level: "warn", details: { reason } };
  }
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
  if (error instanceof Refusal) return error.response;
  if (error instanceof DeliveryError) {
    const [status, text, retryAfterSeconds] = failures[error.failure];
    const details = { reason: error.failure, smtp: error.detail };
    return { status, text, retryAfterSeconds, level: "error", details };
  }
  const reason = error instanceof Error ? error.name : typeof error;
  return { status: 500, text: "Internal error", level: "error", details: { reason } };
}
