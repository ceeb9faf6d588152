import { expect, test } from "vitest";
import { htaccessFiles } from "./apache.ts";
import { generated } from "./generate.ts";
import { securityHeaders, strictTransport } from "./server/headers.ts";

test("subdomains are limited to HTTPS only when the owner chooses that", () => {
  expect(strictTransport({ includeSubDomains: false })).toBe("max-age=31536000");
  expect(strictTransport({ includeSubDomains: true })).toBe("max-age=31536000; includeSubDomains");
});

const { _redirects, ...others } = generated;
const servers = { ...others, ".htaccess": htaccessFiles()[".htaccess"] };

test("nginx does not log the code with which someone signs in to the editor", () => {
  expect(generated["nginx.conf"]).toContain('"~*^/+beheer/inloggen" 0;');
  expect(generated["nginx.conf"]).toContain("access.log combined if=$site_logged;");
});

test.each(Object.entries(servers))(
  "%s sends every security header, and lets the editor communicate with the window that signs in",
  (_name, text) => {
    for (const { name, value } of securityHeaders) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
    expect(text).toMatch(/beheer[^}]*unsafe-none/);
  },
);
