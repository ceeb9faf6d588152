import { isIPv4, isIPv6 } from "node:net";
import type { HttpBindings } from "@hono/node-server";
import type { ErrorHandler, HonoRequest, MiddlewareHandler } from "hono";
import { createMiddleware } from "hono/factory";
import { secureHeaders } from "hono/secure-headers";
import { expandIPv6 } from "hono/utils/ipaddr";
import { HttpRefusal } from "./http-refusal.ts";

/** Details of a call for the log, filled in while it is handled. */
interface CallDetails {
  enquiryNumber?: string | undefined;
  repeated?: boolean;
}

export interface CallEnv {
  /** Empty when the app is called without a server, as tests do. */
  Bindings: Partial<HttpBindings>;
  Variables: { details: CallDetails };
}

/** No page and nothing that a page may keep. The proxy in front says that the site is https. */
export const apiHeaders: MiddlewareHandler = (c, next) => {
  c.header("Cache-Control", "no-store");
  return policies(c, next);
};

const policies = secureHeaders({
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  crossOriginResourcePolicy: "cross-origin",
  strictTransportSecurity: false,
});

/** http is for a site that somebody tries out on this machine. */
const ownOrigin = /^(?:https:\/\/|http:\/\/(?=(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)))(.+)$/;

/**
 * Whether the page that sent a request may call the service: the site's origin, or the
 * service's own. The own origin is the name that was asked for, because a site may be served with
 * and without www; the proxy in front refuses names that are not the site's. A request without an
 * origin does not come from a page. It is allowed, since it can send no more than a page can.
 */
export function isAllowedOrigin(request: HonoRequest, siteOrigin: string): boolean {
  const origin = request.header("origin");
  if (origin === undefined || origin === siteOrigin) {
    return true;
  }
  const host = request.header("host") ?? new URL(request.url).host;
  return ownOrigin.exec(origin)?.[1] === host.toLowerCase();
}

/** Refuses (403) calls of pages that are neither the service's own nor of the site. */
export const requireOrigin = (siteOrigin: string) =>
  createMiddleware((c, next) => {
    if (!isAllowedOrigin(c.req, siteOrigin)) {
      throw new HttpRefusal(403, "origin", "This origin may not use this service");
    }
    return next();
  });

/** Refuses (415) calls of another content type. */
export const requireContentType = (type: string) =>
  createMiddleware((c, next) => {
    const [sent = ""] = (c.req.header("content-type") ?? "").split(";", 1);
    if (sent.trim().toLowerCase() !== type) {
      throw new HttpRefusal(415, "content-type", `Send the request as ${type}`);
    }
    return next();
  });

/**
 * The client as seen by the outermost of `trustedProxies` reverse proxies: an IPv4 address, or the
 * /48 network that one holder of IPv6 addresses has. Entries of X-Forwarded-For further left come
 * from the client itself and are never used.
 */
export function clientOf(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return readClient(named ?? "") ?? readClient(remoteAddress ?? "") ?? "unknown";
}

function readClient(address: string): string | undefined {
  const ipv4 = address.replace(/^::ffff:(?=[\d.]+$)/i, "");
  if (isIPv4(ipv4)) {
    return ipv4;
  }
  if (!isIPv6(address)) {
    return undefined;
  }
  const groups = expandIPv6(address.replace(/%.*$/, "").toLowerCase()).split(":");
  return `${groups.slice(0, 3).join(":")}::/48`;
}

/** Answers a refusal with its message, and any other error with a general one. */
export const answerError: ErrorHandler = (error, c) => {
  if (!(error instanceof HttpRefusal)) {
    return c.text("Internal error", 500);
  }
  const { retryAfterSeconds } = error.options;
  if (retryAfterSeconds !== undefined) {
    c.header("Retry-After", String(retryAfterSeconds));
  }
  return c.text(error.message, error.status);
};
