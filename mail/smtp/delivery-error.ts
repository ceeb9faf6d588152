import type { SMTPError } from "nodemailer/lib/smtp-connection/index.js";
import { HttpRefusal } from "#mail/http/http-refusal.ts";

/** The reasons why a mail was not delivered, each with the answer to its call. */
const failures = {
  /** Refused permanently by the SMTP server. */
  refused: [412, "The mail server refused the message"],
  deferred: [503, "The mail server does not take the message now", 60],
  /** Also when the server refuses the login. */
  unreachable: [502, "The mail server cannot be reached"],
  timeout: [504, "The mail server did not answer in time"],
} as const;

type Cause = Partial<SMTPError> & { permanent?: boolean };

/** A mail the SMTP server did not accept, as far as we know. */
export class DeliveryError extends HttpRefusal {
  /** Whether the server refuses the mail because of its size. */
  readonly isTooLarge: boolean;
  /** Whether the server said that it may take the same mail later. */
  readonly isTemporary: boolean;

  constructor(cause: Cause) {
    const { code = "UNKNOWN", responseCode } = cause;
    const failure = classify(code, responseCode, cause.permanent);
    const [status, text, retryAfterSeconds] = failures[failure];
    // Codes of the SMTP client and the server; never their texts, which quote addresses.
    const smtp = responseCode === undefined ? code : `${code} ${responseCode}`;
    super(status, failure, text, { retryAfterSeconds, level: "error", details: { smtp } });
    this.isTooLarge = isSizeRefusal(cause);
    this.isTemporary = failure === "deferred";
  }
}

function classify(code: string, responseCode: number | undefined, permanent: boolean | undefined) {
  if (code === "EABORT" || code === "ETIMEDOUT") {
    return "timeout";
  }
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    return responseCode === undefined || permanent === true ? "refused" : "deferred";
  }
  return responseCode === 421 ? "deferred" : "unreachable";
}

/** A server also answers 552 when a mailbox is full (5.2.2); smaller mails do not help then. */
function isSizeRefusal({ code, responseCode, response = "", message = "" }: Cause): boolean {
  // The client compares with the size the server announced before it sends anything.
  if (responseCode === undefined) {
    return code === "EMESSAGE" && message.startsWith("Message size larger");
  }
  return (
    (responseCode === 552 && !/\b5\.2\.2\b/.test(response)) || /\b5\.(?:2\.3|3\.4)\b/.test(response)
  );
}
