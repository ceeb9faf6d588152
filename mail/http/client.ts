import { isIPv4, isIPv6 } from "node:net";
import { expandIPv6 } from "hono/utils/ipaddr";

export interface Client {
  /** An IPv4 address, or the /64 network of an IPv6 one. */
  address: string;
  /** The network of one holder: the /48 of an IPv6 address, or the IPv4 address itself. */
  network: string;
}

/**
 * The client as seen by the outermost of `trustedProxies` reverse proxies. Entries of
 * X-Forwarded-For further left come from the client itself and are never used.
 */
export function clientOf(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): Client {
  const forwarded = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const named = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return (
    readClient(withoutPort(named ?? "")) ??
    readClient(remoteAddress ?? "") ?? { address: "unknown", network: "unknown" }
  );
}

/** Some proxies write 198.51.100.7:4711, or [2001:db8::1]:4711. */
function withoutPort(named: string): string {
  const ipv6 = /^\[([^\]]+)\](?::\d+)?$/.exec(named)?.[1];
  const ipv4 = /^([\d.]+):\d+$/.exec(named)?.[1];
  return ipv6 ?? ipv4 ?? named;
}

function readClient(address: string): Client | undefined {
  if (isIPv4(address)) {
    return { address, network: address };
  }
  if (!isIPv6(address)) {
    return undefined;
  }
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) {
    return { address: mapped, network: mapped };
  }
  const groups = expandIPv6(address.replace(/%.*$/, "").toLowerCase()).split(":");
  const first = (count: number) => groups.slice(0, count).join(":");
  return { address: `${first(4)}::/64`, network: `${first(3)}::/48` };
}
