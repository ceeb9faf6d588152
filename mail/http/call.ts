import type { HttpBindings } from "@hono/node-server";
import type { ErrorHandler, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { clientOf } from "./client.ts";
import { HttpRefusal } from "./http-refusal.ts";
import { isAllowedOrigin } from "./origin.ts";

/** Details of a call for the log, filled in while it is handled. */
export interface CallDetails {
  template?: string;
  enquiryNumber?: string | undefined;
  files?: number;
  bytes?: number;
  repeated?: boolean;
}

export interface CallEnv {
  /** Empty when the app is called without a server, as tests do. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    client: string;
    details: CallDetails;
  };
}

/** No page and nothing that a page may keep. The proxy in front says that the site is https. */
export const apiHeaders = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  crossOriginResourcePolicy: "cross-origin",
  strictTransportSecurity: false,
});

export const notStored: MiddlewareHandler = (c, next) => {
  c.header("Cache-Control", "no-store");
  return next();
};

/** Refuses (403) calls of pages that are neither the service's own nor of these origins. */
export function requireOrigin(origins: readonly string[]) {
  return createMiddleware<CallEnv>((c, next) => {
    if (!isAllowedOrigin(c.req, origins)) {
      throw new HttpRefusal(403, "origin", "This origin may not use this service");
    }
    return next();
  });
}

/** Refuses (415) calls of another content type. */
export function requireContentType(type: string) {
  return createMiddleware<CallEnv>((c, next) => {
    const sent = (c.req.header("content-type") ?? "").split(";", 1)[0] ?? "";
    if (sent.trim().toLowerCase() !== type) {
      throw new HttpRefusal(415, "content-type", `Send the request as ${type}`);
    }
    return next();
  });
}

/** Identifies the client of a call that came through a number of reverse proxies. */
export function identifyClient(trustedProxies: number) {
  return createMiddleware<CallEnv>((c, next) => {
    const remoteAddress = c.env?.incoming?.socket.remoteAddress;
    c.set("client", clientOf(remoteAddress, c.req.header("x-forwarded-for"), trustedProxies));
    return next();
  });
}

/** Answers a refusal with its message, and any other error with a general one. */
export const answerError: ErrorHandler = (error, c) => {
  if (!(error instanceof HttpRefusal)) {
    return c.text("Internal error", 500);
  }
  if (error.retryAfterSeconds !== undefined) {
    c.header("Retry-After", String(error.retryAfterSeconds));
  }
  return c.text(error.message, error.status);
};
