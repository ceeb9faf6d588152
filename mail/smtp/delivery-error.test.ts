import { expect, test } from "vitest";
import { deliveryRefusal } from "./delivery-error.ts";

/** An error as the SMTP client has it after an answer of the server. */
const answered = (command: string, response: string) => ({
  code: command === "DATA" ? "EMESSAGE" : "EENVELOPE",
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
});

test.each([
  ["MAIL FROM", "530 5.7.0 Authentication required", 502, "login"],
  ["RCPT TO", "554 5.7.1 <info@firm.nl>: Relay access denied", 502, "login"],
  ["MAIL FROM", "550 5.7.1 Not allowed", 412, "sender"],
  ["RCPT TO", "553 5.7.1 <a@firm.nl>: Sender address rejected: not owned by user b", 412, "sender"],
  ["RCPT TO", "550 5.1.1 No such user", 412, "recipient"],
  ["RCPT TO", "452 4.2.2 Mailbox full", 503, "mailbox-full"],
  ["DATA", "552 Requested mail action aborted: exceeded storage allocation", 412, "mailbox-full"],
  ["DATA", "550-5.4.5 Daily user sending limit exceeded", 503, "limit"],
  ["DATA", "452 4.3.1 Insufficient system storage", 503, "deferred"],
  ["DATA", "552 Message exceeds maximum fixed size", 412, "too-large"],
  ["DATA", "554 5.7.1 Spam message rejected", 412, "refused"],
])("%s is answered with %s: %i, %s", (command, response, status, reason) => {
  expect(deliveryRefusal(answered(command, response))).toMatchObject({ status, reason });
});

test.each([
  [{ code: "EAUTH", responseCode: 535, response: "535 5.7.8 No" }, 502, "login", "EAUTH 535 5.7.8"],
  [{ code: "EDNS", originalCode: "ENOTFOUND" }, 502, "name", "EDNS ENOTFOUND"],
  [{ code: "ESOCKET", originalCode: "ECONNREFUSED" }, 502, "unreachable", "ESOCKET ECONNREFUSED"],
  [{ code: "ESOCKET", originalCode: "CERT_HAS_EXPIRED" }, 502, "encryption", /CERT_HAS_EXPIRED/],
  [{ code: "EPROTOCOL", responseCode: 554, response: "554 Blocked" }, 502, "blocked", /554/],
  [{ code: "EPROTOCOL", responseCode: 421, response: "421 4.7.0 Busy" }, 503, "deferred", /421/],
  [{ code: "ETIMEDOUT" }, 504, "timeout", "ETIMEDOUT"],
])("%j is no other failure than %i, %s", (cause, status, reason, smtp) => {
  const error = deliveryRefusal(cause);
  expect(error).toMatchObject({ status, reason });
  expect(error.options.smtp).toMatch(smtp);
});
