import { expect, test } from "vitest";
import { DeliveryError } from "./delivery-error.ts";

const codes: Record<string, string> = {
  "AUTH PLAIN": "EAUTH",
  "MAIL FROM": "EENVELOPE",
  "RCPT TO": "EENVELOPE",
  DATA: "EMESSAGE",
};

/** An error as the SMTP client has it after an answer of the server. */
const answered = (command: string, response: string) => ({
  code: codes[command],
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

test.each([
  ["AUTH PLAIN", "535 5.7.8 Username and Password not accepted", 502, "login"],
  ["AUTH PLAIN", "535 5.7.139 SmtpClientAuthentication is disabled for the Tenant", 502, "login"],
  ["AUTH PLAIN", "454 4.7.0 Too many login attempts", 503, "deferred"],
  ["MAIL FROM", "530 5.7.0 Authentication required", 502, "login"],
  ["RCPT TO", "554 5.7.1 <info@firm.nl>: Relay access denied", 502, "login"],
  ["RCPT TO", "550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain", 502, "login"],
  ["MAIL FROM", "550 5.7.1 Not allowed", 412, "sender"],
  ["RCPT TO", "553 5.7.1 <a@firm.nl>: Sender address rejected: not owned by user b", 412, "sender"],
  ["DATA", "554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException", 412, "sender"],
  [
    "DATA",
    "550 5.7.60 SMTP; Client does not have permissions to send as this sender",
    412,
    "sender",
  ],
  ["RCPT TO", "550 5.1.1 No such user", 412, "recipient"],
  ["RCPT TO", "552 5.2.2 The email account is over quota", 412, "mailbox-full"],
  ["RCPT TO", "452 4.2.2 Mailbox full", 503, "mailbox-full"],
  ["DATA", "552 Requested mail action aborted: exceeded storage allocation", 412, "mailbox-full"],
  ["DATA", "550-5.4.5 Daily user sending limit exceeded", 503, "limit"],
  ["RCPT TO", "550 Domain firm.nl has exceeded the max emails per hour (50/50)", 503, "limit"],
  ["DATA", "554 5.2.0 SubmissionQuotaExceededException", 503, "limit"],
  ["RCPT TO", "450 4.2.0 Greylisted", 503, "deferred"],
  ["DATA", "452 4.3.1 Insufficient system storage", 503, "deferred"],
  ["DATA", "552 5.3.4 Message size exceeds fixed limit", 412, "too-large"],
  ["DATA", "552 Message exceeds maximum fixed size", 412, "too-large"],
  ["DATA", "554 5.7.1 Spam message rejected", 412, "refused"],
])("%s is answered with %s: %i, %s", (command, response, status, reason) => {
  expect(new DeliveryError(answered(command, response))).toMatchObject({ status, reason });
});

test.each([
  [{ code: "EDNS", originalCode: "ENOTFOUND" }, 502, "name", "EDNS ENOTFOUND"],
  [{ code: "ESOCKET", originalCode: "ECONNREFUSED" }, 502, "unreachable", "ESOCKET ECONNREFUSED"],
  [{ code: "ESOCKET", originalCode: "CERT_HAS_EXPIRED" }, 502, "encryption", /CERT_HAS_EXPIRED/],
  [{ code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" }, 502, "encryption", /SIGNED/],
  [{ code: "ESOCKET", originalCode: "ERR_SSL_WRONG_VERSION_NUMBER" }, 502, "encryption", /SSL/],
  [{ code: "ETLS", responseCode: 500, response: "500 Unknown" }, 502, "encryption", "ETLS 500"],
  [
    { code: "EPROTOCOL", responseCode: 554, response: "554 5.7.1 Blocked" },
    502,
    "blocked",
    /5\.7\.1/,
  ],
  [{ code: "EPROTOCOL", responseCode: 421, response: "421 4.7.0 Busy" }, 503, "deferred", /421/],
  [{ code: "ETIMEDOUT" }, 504, "timeout", "ETIMEDOUT"],
])("%j is no other failure than %i, %s", (cause, status, reason, smtp) => {
  const { details, ...said } = new DeliveryError(cause);
  expect(said).toMatchObject({ status, reason });
  expect(details.smtp).toMatch(smtp);
});
