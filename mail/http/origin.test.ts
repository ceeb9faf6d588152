import { expect } from "vitest";
import { filesPath, sendPath } from "#contract/calls.ts";
import { quoteBody } from "#tests/support/enquiries.ts";
import { test } from "#tests/support/service.ts";

test.for([
  ["a configured origin", "https://firm.example", 200, "https://firm.example"],
  ["its own origin", "http://mail.firm.example", 200, "http://mail.firm.example"],
  ["no origin", undefined, 200, null],
  ["another origin", "https://evil.example", 403, null],
  ["a look-alike", "https://firm.example.evil.example", 403, null],
  ["a name with the same end", "https://evilmail.firm.example", 403, null],
  ["an opaque origin", "null", 403, null],
] as const)("%s", async ([_what, origin, status, allowed], { service }) => {
  const response = await service.post(quoteBody(), origin && { Origin: origin });
  expect(response.status).toBe(status);
  expect(response.headers.get("access-control-allow-origin")).toBe(allowed);
});

test.for([
  [sendPath, "https://firm.example", "https://firm.example"],
  [sendPath, "https://evil.example", null],
  [filesPath, "https://firm.example", "https://firm.example"],
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

test("a page may read why it was refused", async ({ service }) => {
  const response = await service.post("{", { Origin: "https://firm.example" });
  expect(response.status).toBe(400);
  expect(response.headers.get("access-control-allow-origin")).toBe("https://firm.example");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});
