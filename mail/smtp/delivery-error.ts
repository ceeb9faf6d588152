import type { SMTPError } from "nodemailer/lib/smtp-connection/index.js";

/**
 * Why a mail was not delivered: "refused" for good by the SMTP server, "deferred" by it for now, server
 * "unreachable" or not letting us in, or no answer in time.
 */
export type DeliveryFailure = "refused" | "deferred" | "unreachable" | "timeout";

type Cause = Partial<SMTPError> & { permanent?: boolean };

/** A mail the SMTP server did not accept, as far as we know. */
export class DeliveryError extends Error {
  readonly failure: DeliveryFailure;
  /** Error code of the SMTP client and reply code of the server; never their texts, which quote addresses. */
  readonly detail: string;
  /** Whether the server takes no mail as large as this one. */
  readonly tooLarge: boolean;

  constructor(cause: Cause) {
    const { code = "UNKNOWN", responseCode } = cause;
    const detail = responseCode === undefined ? code : `${code} ${responseCode}`;
    super(`Mail not delivered: ${detail}`);
    this.detail = detail;
    this.failure = classify(code, responseCode, cause.permanent);
    this.tooLarge = isTooLarge(cause);
  }
}

function classify(code: string, responseCode: number | undefined, permanent: boolean | undefined) {
  if (code === "EABORT" || code === "ETIMEDOUT") return "timeout";
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    return responseCode === undefined || permanent === true ? "refused" : "deferred";
  }
  return responseCode === 421 ? "deferred" : "unreachable";
}

/** 552 also says that a mailbox is full (5.2.2), which smaller mails do not help. */
function isTooLarge({ code, responseCode, response = "", message = "" }: Cause): boolean {
  // The client compares with the size the server announced before it sends anything.
  if (responseCode === undefined) return code === "EMESSAGE" && message.startsWith("Message size larger");
  return (responseCode === 552 && !/\b5\.2\.2\b/.test(response)) || /\b5\.(?:2\.3|3\.4)\b/.test(response);
}
