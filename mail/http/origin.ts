import type { HonoRequest } from "hono";

/**
 * Whether the page that sent a request may call the service: one of the service's own origin, or of
 * these. The own origin is the name that was asked for, because a site may be served with and
 * without www; the proxy in front refuses names that are not the site's. A request without an
 * origin does not come from a page. It is allowed, since it can send no more than a page can.
 */
export function isAllowedOrigin(request: HonoRequest, origins: readonly string[]): boolean {
  const origin = request.header("origin");
  if (origin === undefined || origins.includes(origin)) {
    return true;
  }
  const host = request.header("host") ?? new URL(request.url).host;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
