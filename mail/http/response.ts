import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { LogEntry } from "./log.ts";

/** What a call is answered, and what the log keeps of it. */
export interface CallResponse {
  status: ContentfulStatusCode;
  text: string;
  retryAfterSeconds?: number | undefined;
  level: LogEntry["level"];
  details: { repeated?: boolean; reason?: string; smtp?: string };
}

/**
 * An answer other than 200: its status, a short reason for the log, and the sentence the caller
 * gets.
 */
export class Refusal extends Error {
  readonly response: CallResponse;

  constructor(
    status: ContentfulStatusCode,
    reason: string,
    text: string,
    retryAfterSeconds?: number,
  ) {
    super(text);
    this.response = { status, text, retryAfterSeconds, level: "warn", details: { reason } };
  }
}

export function failed(error: unknown): CallResponse {
  if (error instanceof Refusal) {
    return error.response;
  }
  const reason = error instanceof Error ? error.name : typeof error;
  return { status: 500, text: "Internal error", level: "error", details: { reason } };
}
