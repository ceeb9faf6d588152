/**
 * Whether a page of `origin` may call the service at `host`. A request without an origin is not a page's and
 * passes: what it may send, and to whom, is no wider.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  others: readonly string[],
): boolean {
  if (origin === undefined) return true;
  return others.includes(origin) || URL.parse(origin)?.host === host?.toLowerCase();
}
