import { maxFilesRequestBytes } from "./files.ts";
import { maxRequestBytes } from "./params.ts";

/** The path for enquiries at the mail service, the same as that of EmailJS. */
export const sendPath = "/api/v1.0/email/send";

/** The path for the files of an enquiry: that of EmailJS for a form with files. */
export const filesPath = "/api/v1.0/email/send-form";

/** The version of @emailjs/browser that every call names. */
export const libraryVersion = "4.4.1";

/**
 * The path that answers as long as the service runs, for what restarts it and balances its load.
 */
export const healthPath = "/health";

/** The path where monitoring asks whether mail can be sent. */
export const mailHealthPath = "/health/mail";

/** The calls of the mail service, each with its maximum body and the time for its answer. */
export const mailCalls = [
  { name: "email", path: sendPath, maxBytes: maxRequestBytes, answerSeconds: 20 },
  { name: "files", path: filesPath, maxBytes: maxFilesRequestBytes, answerSeconds: 90 },
  { name: "health", path: healthPath, maxBytes: 1000, answerSeconds: 20 },
  { name: "mail-health", path: mailHealthPath, maxBytes: 1000, answerSeconds: 20 },
] as const;
