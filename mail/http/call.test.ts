import { quoteBody } from "@contractor/site/tests/support/enquiries.ts";
import { test } from "@contractor/site/tests/support/service.ts";
import { expect, vi } from "vitest";
import { clientOf } from "./call.ts";

const own = "www.firm.example";

test.for([
  ["a configured origin", own, "https://firm.example", 200],
  ["its own origin", own, `https://${own}`, 200],
  ["its own origin on this machine", "localhost:4321", "http://localhost:4321", 200],
  ["its own name without encryption", own, `http://${own}`, 403],
  ["its own name under another scheme", own, `ftp://${own}`, 403],
  ["another origin", own, "https://evil.example", 403],
  ["a look-alike", own, "https://firm.example.evil.example", 403],
  ["a name with the same end", own, `https://evil${own}`, 403],
  ["a look-alike of this machine", "localhost.evil.nl", "http://localhost.evil.nl", 403],
  ["an opaque origin", own, "null", 403],
] as const)("%s", async ([_what, host, origin, status], { service }) => {
  const response = await service.post(quoteBody(), { Host: host, Origin: origin });
  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBe(status === 200 ? origin : null);
});

test("a page may read its refusal, but be made of none", async ({ service }) => {
  const { status, headers } = await service.post("{", { Origin: "https://firm.example" });
  expect(status).toBe(400);
  expect(Object.fromEntries(headers)).toMatchObject({
    "access-control-allow-origin": "https://firm.example",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
});

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

test("an unexpected error is logged without its message", async ({ service }) => {
  // The message may quote a visitor.
  vi.spyOn(service.transport, "send").mockRejectedValue(new TypeError("zoe@example.nl"));
  expect((await service.post(quoteBody())).status).toBe(500);
  expect(service.logs[0]).toMatchObject({
    level: "error",
    reason: "TypeError",
    stack: expect.stringMatching(/^at .*call\.test\.ts\S*:\d+:\d+/),
  });
  expect(JSON.stringify(service.logs)).not.toContain("zoe@example.nl");
});

test("each call is a line with its reason, and nothing personal", async ({ service }) => {
  const { post, logs } = service;
  await post(quoteBody({ reference: "DG-LOG" }), { "X-Forwarded-For": "203.0.113.9" });
  await post(quoteBody({ website: "x" }));
  expect(logs).toMatchObject([
    { event: "enquiry", status: 200, enquiryNumber: "DG-LOG", repeated: false },
    { event: "enquiry", status: 403, reason: "honeypot" },
  ]);
  expect(JSON.stringify(logs)).not.toMatch(/Zoë|zoe|010-1234567|Lijnbaan|203\.0\.113/);
});
