import { isIPv4, isIPv6 } from "node:net";

/**
 * The address a request is counted under: of the client as seen by the outermost of `trustedProxies` reverse
 * proxies, an IPv6 client by its /64 network. Entries of X-Forwarded-For further left are the client's own
 * words and never used.
 */
export function clientAddress(
  remoteAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const forwarded = (forwardedFor ?? "").split(",").map((entry) => withoutPort(entry.trim()));
  const named = trustedProxies === 0 ? undefined : forwarded.at(-trustedProxies);
  return network(named ?? "") ?? network(remoteAddress ?? "") ?? "unknown";
}

function withoutPort(entry: string): string {
  return /^\[([^\]]+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
}

function network(address: string): string | undefined {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return undefined;
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  // The URL parser writes an IPv6 address in its one canonical form.
  const canonical = new URL(`http://[${address.replace(/%.*$/, "")}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = Array<string>(8 - before.length - after.length).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}
