/**
 * Why a mail was not delivered: "refused" for good by the SMTP server, "deferred" by it for now, server
 * "unreachable" or not letting us in, or no answer in time.
 */
export type DeliveryFailure = "refused" | "deferred" | "unreachable" | "timeout";

/** A mail the SMTP server did not accept, as far as we know. */
export class DeliveryError extends Error {
  readonly failure: DeliveryFailure;
  /** Error code of the SMTP client and reply code of the server; never their texts, which quote addresses. */
  readonly detail: string;

  constructor(cause: { code?: string | undefined; responseCode?: number | undefined; permanent?: boolean }) {
    const { code = "UNKNOWN", responseCode } = cause;
    const detail = responseCode === undefined ? code : `${code} ${responseCode}`;
    super(`Mail not delivered: ${detail}`);
    this.detail = detail;
    this.failure = classify(code, responseCode, cause.permanent);
  }
}

function classify(code: string, responseCode: number | undefined, permanent: boolean | undefined) {
  if (code === "EABORT" || code === "ETIMEDOUT") return "timeout";
  if (code === "EENVELOPE" || code === "EMESSAGE") {
    return responseCode === undefined || permanent === true ? "refused" : "deferred";
  }
  return responseCode === 421 ? "deferred" : "unreachable";
}
