import type { SMTPError } from "nodemailer/lib/smtp-connection/index.js";
import { HttpRefusal } from "#http/http-refusal.ts";

/** What kept a mail from being delivered, with the status and the sentence that answer its call. */
const deliveryFailures = {
  "too-large": [412, "The mail server refused the size of the message"],
  "mailbox-full": [412, "The mailbox is full"],
  limit: [503, "The mail server sends no more mails for now"],
  login: [502, "The mail server refused the login, or needs one"],
  name: [502, "The name of the mail server was not found"],
  encryption: [502, "The mail server has no encryption that can be trusted"],
  blocked: [502, "The mail server refused the connection of this machine"],
  unreachable: [502, "The mail server cannot be reached"],
  timeout: [504, "The mail server did not answer in time"],
  sender: [412, "The mail server refused the sender"],
  recipient: [412, "The mail server refused the recipient"],
  refused: [412, "The mail server refused the message"],
  deferred: [503, "The mail server does not take the message now"],
} as const;

type Failure = keyof typeof deliveryFailures;

export type Cause = Partial<SMTPError> & {
  /** The code of the system or of TLS, where `code` is that of the SMTP client. */
  originalCode?: string;
};

/** What answers a call whose mail the SMTP server did not accept, as far as we know. */
export function deliveryRefusal(cause: Cause): HttpRefusal {
  const failure = failureOf(cause);
  const { responseCode = 0 } = cause;
  const isTemporary = failure === "limit" || (responseCode >= 400 && responseCode < 500);
  const [status, text] = deliveryFailures[failure];
  return new HttpRefusal(isTemporary ? 503 : status, failure, text, {
    retryAfterSeconds: isTemporary ? 60 : undefined,
    smtp: codesOf(cause),
  });
}

const enhancedCode = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/;

/** Codes of the client, the system and the server; never their texts, which quote addresses. */
function codesOf({ code = "UNKNOWN", originalCode, responseCode, response = "" }: Cause): string {
  const enhanced = enhancedCode.exec(response)?.[1];
  return [code, originalCode, responseCode, enhanced].filter(Boolean).join(" ");
}

/** What a code of the client or the system stands for. */
const byCode: [pattern: RegExp, failure: Failure][] = [
  [/EABORT|ETIMEDOUT/, "timeout"],
  [/EAUTH/, "login"],
  [/EDNS/, "name"],
  [/ETLS|CERT|SSL|SIGN/, "encryption"],
];

/** What the enhanced codes of a server say, which are surer than the command, and a few words. */
const byAnswer: [pattern: RegExp, failure: Failure][] = [
  [/\b[45]\.2\.2\b|storage allocation/i, "mailbox-full"],
  [/\b[45]\.(?:2\.3|3\.4)\b/, "too-large"],
  [/\b[45]\.(?:4\.5|1\.90|7\.70[58])\b|\blimit exceeded|quotaexceeded/i, "limit"],
  [/^530|\brelay/i, "login"],
  [/\bsender address|\b5\.1\.[78]\b|send ?as/i, "sender"],
];

/** What is refused at a command. */
const refusedAt: Record<string, Failure> = { "MAIL FROM": "sender", "RCPT TO": "recipient" };

const matching = (text: string, patterns: typeof byCode) =>
  patterns.find(([pattern]) => pattern.test(text))?.[1];

function failureOf(cause: Cause): Failure {
  const { code = "", originalCode = "", responseCode = 0, response = "", message = "" } = cause;
  const isAnswered = code === "EENVELOPE" || code === "EMESSAGE";
  const said = matching(response.slice(0, 500), byAnswer);
  if (isAnswered && said !== undefined) {
    return said;
  }
  if (responseCode >= 400 && responseCode < 500) {
    return "deferred";
  }
  if (!isAnswered) {
    const isRefused = responseCode >= 500 && code === "EPROTOCOL";
    return matching(`${code} ${originalCode}`, byCode) ?? (isRefused ? "blocked" : "unreachable");
  }
  // The client compares with the size the server announced before it sends anything.
  if (responseCode === 552 || message.startsWith("Message size larger")) {
    return "too-large";
  }
  return refusedAt[cause.command ?? ""] ?? "refused";
}
