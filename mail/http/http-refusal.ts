import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";

interface RefusalOptions {
  /** After how many seconds the same call may be tried again. */
  retryAfterSeconds?: number | undefined;
  /** The codes of a mail server that failed, which the operator must see to. */
  smtp?: string;
}

/**
 * Thrown to answer a call otherwise than with 200: the status, a short reason for the log, and
 * the sentence that the caller reads.
 */
export class HttpRefusal extends HTTPException {
  readonly reason: string;
  readonly options: RefusalOptions;

  constructor(
    status: ContentfulStatusCode,
    reason: string,
    message: string,
    options: RefusalOptions = {},
  ) {
    super(status, { message });
    this.reason = reason;
    this.options = options;
  }
}
