import { expect, test } from "vitest";
import { clientOf } from "./client.ts";

test.each<[string, string | undefined, string | undefined, number, string]>([
  ["without proxies the header is ignored", "192.0.2.1", "1.1.1.1", 0, "192.0.2.1"],
  ["one proxy", "10.0.0.1", "198.51.100.7", 1, "198.51.100.7"],
  ["what the client itself wrote", "10.0.0.1", "1.1.1.1, 198.51.100.7", 1, "198.51.100.7"],
  ["two proxies", "10.0.0.1", "1.1.1.1, 198.51.100.7, 10.0.0.2", 2, "198.51.100.7"],
  ["fewer entries than proxies", "10.0.0.1", "1.1.1.1", 2, "10.0.0.1"],
  ["nonsense", "10.0.0.1", "unknown", 1, "10.0.0.1"],
  ["IPv6 by network", "2001:db8:1:2:aaaa::1", undefined, 0, "2001:0db8:0001::/48"],
  ["IPv4 in IPv6", "::ffff:192.0.2.1", undefined, 0, "192.0.2.1"],
  ["a zone", "fe80::1%eth0", undefined, 0, "fe80:0000:0000::/48"],
  ["no address at all", undefined, undefined, 0, "unknown"],
])("the client: %s", (_what, remote, forwarded, proxies, client) => {
  expect(clientOf(remote, forwarded, proxies)).toBe(client);
});
