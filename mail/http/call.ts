import type { HttpBindings } from "@hono/node-server";
import type { ErrorHandler, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { type Client, clientOf } from "./client.ts";
import { HttpRefusal } from "./http-refusal.ts";
import { isAllowedOrigin } from "./origin.ts";

/** Details of a call for the log, filled in while it is handled. */
export interface CallDetails {
  template?: string;
  /** The addresses and ids of the call that differ from the current settings. */
  differs?: string;
  enquiryNumber?: string;
  files?: number;
  bytes?: number;
  repeated?: boolean;
}

export interface CallEnv {
  /** Empty when the app is called without a server, as tests do. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    client: Client;
    details: CallDetails;
    /** Whether so few places are left that no call may keep one for long. */
    isScarce: () => boolean;
  };
}

export const apiHeaders: MiddlewareHandler = (c, next) => {
  c.header("Cache-Control", "no-store");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  c.header("Referrer-Policy", "no-referrer");
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

/** Refuses (415) calls whose content type does not match, or whose body is compressed. */
export function requireContentType(name: string, pattern: RegExp) {
  return createMiddleware<CallEnv>((c, next) => {
    const isRight = pattern.test(c.req.header("content-type") ?? "");
    if (!isRight || (c.req.header("content-encoding") ?? "identity") !== "identity") {
      throw new HttpRefusal(415, "content-type", `Send the request as ${name}`);
    }
    return next();
  });
}

/**
 * Refuses (411) a body without Content-Length, by which memory for the body is allocated.
 */
export const requireLength = createMiddleware<CallEnv>((c, next) => {
  if (c.req.header("content-length") === undefined) {
    throw new HttpRefusal(411, "length", "The request has no Content-Length");
  }
  return next();
});

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
