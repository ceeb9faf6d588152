import type { ContentfulStatusCode } from "hono/utils/http-status";

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
