import { expect } from "vitest";
import { filesPath, sendPath } from "#contract/calls.ts";
import { quoteBody } from "#tests/support/enquiries.ts";
import { test } from "#tests/support/service.ts";

const host = { Host: "www.firm.example" };

test.for([
  ["a configured origin", { Origin: "https://firm.example" }, 200],
  ["its own origin", { ...host, Origin: "https://www.firm.example" }, 200],
  [
    "its own origin on this machine",
    { Host: "localhost:4321", Origin: "http://localhost:4321" },
    200,
  ],
  ["no origin", {}, 200],
  ["its own name without encryption", { ...host, Origin: "http://www.firm.example" }, 403],
  ["its own name under another scheme", { ...host, Origin: "ftp://www.firm.example" }, 403],
  ["another origin", { Origin: "https://evil.example" }, 403],
  ["a look-alike", { Origin: "https://firm.example.evil.example" }, 403],
  ["a name with the same end", { ...host, Origin: "https://evilwww.firm.example" }, 403],
  [
    "a look-alike of this machine",
    { Host: "localhost.evil.example", Origin: "http://localhost.evil.example" },
    403,
  ],
  ["an opaque origin", { Origin: "null" }, 403],
] as const)("%s", async ([_what, headers, status], { service }) => {
  const response = await service.post(quoteBody(), headers);
  const origin = "Origin" in headers ? headers.Origin : null;
  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBe(status === 200 ? origin : null);
});

test.for([
  [sendPath, "https://firm.example", "https://firm.example"],
  [sendPath, "https://evil.example", null],
  [filesPath, "https://evil.example", null],
] as const)("what a browser asks %s from %s beforehand", async (asked, { service }) => {
  const [path, origin, allowed] = asked;
  const response = await service.app.request(path, {
    method: "OPTIONS",
    headers: { Origin: origin, "Access-Control-Request-Method": "POST" },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-origin")).toBe(allowed);
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
