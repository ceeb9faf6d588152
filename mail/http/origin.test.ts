import { expect } from "vitest";
import { filesPath, sendPath } from "#contract/calls.ts";
import { quoteBody } from "#tests/support/enquiries.ts";
import { test } from "#tests/support/service.ts";

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

test("what a browser asks beforehand from another origin", async ({ service }) => {
  for (const path of [sendPath, filesPath]) {
    const response = await service.app.request(path, {
      method: "OPTIONS",
      headers: { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" },
    });
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  }
});

test("a page may read why it was refused, and no page is made of an answer", async ({
  service,
}) => {
  const { status, headers } = await service.post("{", { Origin: "https://firm.example" });
  expect(status).toBe(400);
  expect(Object.fromEntries(headers)).toMatchObject({
    "access-control-allow-origin": "https://firm.example",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
});
