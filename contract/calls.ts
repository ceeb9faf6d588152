import { maxFilesRequestBytes } from "./files.ts";
import { maxRequestBytes } from "./params.ts";

/** Where enquiries go, at the mail service: EmailJS's call. */
export const sendPath = "/api/v1.0/email/send";

/** Where the files of an enquiry go: EmailJS's call for a form with files. */
export const filesPath = "/api/v1.0/email/send-form";

/** Where signing in to the editor with GitHub begins, and where GitHub leads back to. */
export const signInPath = "/beheer/inloggen";

/** Where a watcher asks whether mail can be sent. */
export const healthPath = "/health";

/**
 * The calls of the mail service: how large they are, and for how many seconds an answer may be
 * waited for.
 */
export const mailCalls = [
  { name: "email", path: sendPath, maxBytes: maxRequestBytes, answerSeconds: 20 },
  { name: "files", path: filesPath, maxBytes: maxFilesRequestBytes, answerSeconds: 90 },
  { name: "sign-in", path: signInPath, maxBytes: 1000, answerSeconds: 20 },
  { name: "health", path: healthPath, maxBytes: 1000, answerSeconds: 20 },
] as const;
