import { isIPv4, isIPv6 } from "node:net";
import { expandIPv6 } from "hono/utils/ipaddr";

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
