import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { filesPath, healthPath, mailHealthPath, sendPath } from "#contract/calls.ts";
import { maxFilesRequestBytes } from "#contract/files.ts";
import { maxRequestBytes } from "#contract/params.ts";
import { createAnswers } from "./answer/send-answer.ts";
import type { MailConfig } from "./config/config.ts";
import { sendEnquiry } from "./enquiry/send-enquiry.ts";
import { tooLargeTogether } from "./files/form-parts.ts";
import { sendFiles } from "./files/send-files.ts";
import {
  answerError,
  apiHeaders,
  type CallEnv,
  identifyClient,
  requireContentType,
  requireLength,
  requireOrigin,
} from "./http/call.ts";
import { logCalls } from "./http/call-log.ts";
import { HttpRefusal } from "./http/http-refusal.ts";
import { limitConcurrency } from "./http/limit-concurrency.ts";
import { type Log, logToStdout } from "./http/log.ts";
import { isAllowedOrigin } from "./http/origin.ts";
import { createLimit, limitCalls } from "./http/rate-limit.ts";
import { createHealthCheck } from "./smtp/health.ts";
import type { MailTransport } from "./smtp/transport.ts";
import { createMemoryStore } from "./store/memory-store.ts";
import type { SharedStore } from "./store/shared-store.ts";

export interface MailAppOptions {
  log?: Log;
  /** Where enquiries are remembered and calls are counted; copies share it when several run. */
  store?: SharedStore | undefined;
  /** For mails with files and mails to visitors, so that no enquiry waits behind them. */
  slowTransport?: MailTransport;
  /** Aborts when the service stops: uploads end then, and enquiries go on. */
  stopping?: AbortSignal;
}

const jsonType =
  /^application\/json\s*(;(?!\s*charset=)[^;]*)*(;\s*charset="?utf-?8"?\s*(;.*)?)?$/i;
const formType = /^multipart\/form-data\s*;(.*;)?\s*boundary=/i;

const maxLength = (maxSize: number, text: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpRefusal(413, "too-large", text);
    },
  });

/**
 * The mail service: POST /api/v1.0/email/send and, for files, /send-form as EmailJS speaks them,
 * GET /health and /health/mail. It answers no other path, so it can be mounted on a site's own
 * origin.
 */
export function createMailApp(
  config: MailConfig,
  transport: MailTransport,
  options: MailAppOptions = {},
): Hono {
  const {
    slowTransport = transport,
    log = logToStdout,
    store = createMemoryStore(),
    stopping,
  } = options;
  const { limits } = config;
  const { createLimiter } = store;
  const ownSenders = ["network", "address"] as const;
  const spendCalls = createLimit("calls", limits.calls, ownSenders, createLimiter);
  const allSenders = ["network", "address", "everyone"] as const;
  const spendMails = createLimit("mails", limits.mails, allSenders, createLimiter);
  const spendBytes = createLimit("bytes", limits.bytes, allSenders, createLimiter);
  const spendUploads = createLimit("uploads", limits.bytes, ownSenders, createLimiter);

  const answerVisitor = createAnswers(config, slowTransport, store, log);

  const app = new Hono<CallEnv>();
  app.onError(answerError);
  const crossOrigin = cors({
    origin: (origin, { req }) =>
      origin !== "" && isAllowedOrigin(req, config.origins) ? origin : null,
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type"],
    exposeHeaders: ["Retry-After"],
    maxAge: 86_400,
  });

  app.use(sendPath, crossOrigin, apiHeaders);
  app.post(
    sendPath,
    logCalls("enquiry", log),
    requireOrigin(config.origins),
    requireContentType("application/json in UTF-8", jsonType),
    requireLength,
    maxLength(maxRequestBytes, `The request is larger than ${maxRequestBytes} bytes`),
    identifyClient(config.trustProxy),
    limitCalls(spendCalls),
    limitConcurrency(config.enquiriesAtOnce),
    sendEnquiry(config, transport, store, spendMails, answerVisitor),
  );

  app.use(filesPath, crossOrigin, apiHeaders);
  app.post(
    filesPath,
    logCalls("files", log),
    requireOrigin(config.origins),
    requireContentType("multipart/form-data", formType),
    requireLength,
    maxLength(maxFilesRequestBytes, tooLargeTogether),
    identifyClient(config.trustProxy),
    limitCalls(spendCalls),
    limitConcurrency(config.uploadsAtOnce),
    sendFiles(config, slowTransport, store, { spendMails, spendBytes, spendUploads }, stopping),
  );

  for (const path of [sendPath, filesPath]) {
    app.all(path, (c) => c.text("Use POST", 405, { Allow: "POST, OPTIONS" }));
  }

  app.get(healthPath, apiHeaders, (c) => c.json({ status: "ok" }));
  const checkHealth = createHealthCheck(transport, log);
  app.get(mailHealthPath, apiHeaders, async (c) => {
    const status = await checkHealth();
    return c.json({ status }, status === "ok" ? 200 : 503);
  });
  return app as unknown as Hono;
}
