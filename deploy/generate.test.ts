import { expect, it } from "vitest";
import { securityHeaders, strictTransport } from "#server/headers.ts";
import { generated } from "./generate.ts";

it("keeps names below the address to https only when the owner says so", () => {
  expect(strictTransport({ includeSubDomains: false })).toBe("max-age=31536000");
  expect(strictTransport({ includeSubDomains: true })).toBe("max-age=31536000; includeSubDomains");
});

const { _redirects, ...servers } = generated;

it.each(Object.entries(servers))(
  "%s sends every security header, and lets the editor hear of the window it signs in by",
  (_name, text) => {
    for (const { name, value } of securityHeaders) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toMatch(/\/beheer[^}]*unsafe-none/);
  },
);
