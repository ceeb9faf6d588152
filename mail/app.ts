import { filesPath, healthPath, mailHealthPath, sendPath } from "@contractor/core/enquiry/calls.ts";
import { maxFilesRequestBytes } from "@contractor/core/enquiry/files.ts";
import { maxRequestBytes } from "@contractor/core/enquiry/params.ts";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { timeout } from "hono/timeout";
import { createAnswers } from "./answer/send-answer.ts";
import type { MailConfig } from "./config/config.ts";
import { sendEnquiry } from "./enquiry/send-enquiry.ts";
import { tooLargeTogether } from "./files/read-form.ts";
import { sendFiles } from "./files/send-files.ts";
import {
  answerError,
  apiHeaders,
  type CallEnv,
  isAllowedOrigin,
  requireContentType,
  requireOrigin,
} from "./http/call.ts";
import { HttpRefusal } from "./http/http-refusal.ts";
import { createLimit, limitCalls, limitUploads } from "./http/limits.ts";
import { type Log, logCalls, logToStdout } from "./http/log.ts";
import { createHealthCheck, type MailTransport } from "./smtp/transport.ts";
import { createMemoryStore, type SharedStore } from "./store/store.ts";

export interface MailAppOptions {
  log?: Log;
  /** Where enquiries are remembered and calls are counted; copies share it when several run. */
  store?: SharedStore | undefined;
  /** For mails with files and mails to visitors, so that no enquiry waits behind them. */
  slowTransport?: MailTransport;
}

const maxLength = (maxSize: number, text: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpRefusal(413, "too-large", text);
    },
  });

const tooSlow = () => new HttpRefusal(408, "slow", "The request came in too slowly");

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
  const { slowTransport = transport, log = logToStdout, store = createMemoryStore() } = options;
  const { origin: siteOrigin, limits } = config;
  const countOfClient = createLimit("client", limits.client, store.createLimiter);
  const countOfEveryone = createLimit("everyone", limits.everyone, store.createLimiter);
  const answerVisitor = createAnswers(config, slowTransport, store, log);

  const app = new Hono<CallEnv>();
  app.onError(answerError);
  const crossOrigin = cors({
    origin: (origin, { req }) =>
      origin !== "" && isAllowedOrigin(req, siteOrigin) ? origin : null,
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type"],
    exposeHeaders: ["Retry-After"],
    maxAge: 86_400,
  });

  app.use(sendPath, crossOrigin, apiHeaders);
  app.post(
    sendPath,
    logCalls("enquiry", log),
    requireOrigin(siteOrigin),
    requireContentType("application/json"),
    limitCalls(countOfClient, config.trustProxy),
    timeout(config.enquiryWithinMs, tooSlow),
    maxLength(maxRequestBytes, `The request is larger than ${maxRequestBytes} bytes`),
    sendEnquiry(config, transport, store, countOfEveryone, answerVisitor),
  );

  app.use(filesPath, crossOrigin, apiHeaders);
  app.post(
    filesPath,
    logCalls("files", log),
    requireOrigin(siteOrigin),
    requireContentType("multipart/form-data"),
    limitCalls(countOfClient, config.trustProxy),
    limitUploads(config.uploadsAtOnce),
    maxLength(maxFilesRequestBytes, tooLargeTogether),
    sendFiles(config, slowTransport, store, countOfEveryone),
  );

  for (const path of [sendPath, filesPath]) {
    app.all(path, (c) => c.text("Use POST", 405, { Allow: "POST, OPTIONS" }));
  }

  app.get(healthPath, apiHeaders, (c) => c.json({ status: "ok" }));
  const checkHealth = createHealthCheck(transport, log);
  app.get(mailHealthPath, apiHeaders, async (c) => {
    const isWell = await checkHealth();
    return c.json({ status: isWell ? "ok" : "unavailable" }, isWell ? 200 : 503);
  });
  // What handlers hand on to each other is nothing to whoever mounts this.
  return app as unknown as Hono;
}
