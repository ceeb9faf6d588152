import type { HonoRequest } from "hono";

/** http is for a site that somebody tries out on this machine. */
const ownOrigin = /^(?:https:\/\/|http:\/\/(?=(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)))(.+)$/;

/**
 * Whether the page that sent a request may call the service: one of these origins, or of the
 * service's own. The own origin is the name that was asked for, because a site may be served with
 * and without www; the proxy in front refuses names that are not the site's. A request without an
 * origin does not come from a page. It is allowed, since it can send no more than a page can.
 */
export function isAllowedOrigin(request: HonoRequest, origins: readonly string[]): boolean {
  const origin = request.header("origin");
  if (origin === undefined || origins.includes(origin)) {
    return true;
  }
  const host = request.header("host") ?? new URL(request.url).host;
  return ownOrigin.exec(origin)?.[1] === host.toLowerCase();
}
