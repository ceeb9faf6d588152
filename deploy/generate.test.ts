import { expect, test } from "vitest";
import { securityHeaders } from "#tests/support/security-headers.ts";
import { caddyfile } from "./caddy.ts";
import { besidePages, generated } from "./generate.ts";
import { strictTransport } from "./headers.ts";
import { nginxConfiguration } from "./nginx.ts";

test("subdomains are limited to HTTPS only when the owner chooses that", () => {
  expect(strictTransport({ includeSubDomains: false })).toBe("max-age=31536000");
  expect(strictTransport({ includeSubDomains: true })).toBe("max-age=31536000; includeSubDomains");
});

test("an upload has the seven minutes in which the mail service takes it", () => {
  expect(generated.Caddyfile).toContain("\tread_body 420s\n");
  // Only for a line that is silent: a body may take as long as the mail service lets it.
  expect(generated["nginx.conf"]).toContain("client_body_timeout 20s;");
});

test.each([
  ["dakdekker.nl", "www.dakdekker.nl"],
  ["www.dakdekker.nl", "dakdekker.nl"],
])("the site at %s is found at %s too", (hostname, other) => {
  const settings = { hostname, root: "/site", mailService: "127.0.0.1:8025" };
  expect(caddyfile(settings)).toMatch(
    new RegExp(`OTHER_ADDRESS:${other}} {[^}]+redir https://${hostname}{uri} 301`),
  );
  const nginx = nginxConfiguration(settings);
  expect(nginx).toContain(`server_name ${hostname} ${other};\n    return 301`);
  expect(nginx).toMatch(new RegExp(`server_name ${other};[^}]+https://${hostname}\\$request_uri;`));
});

test("an address of numbers has no other name", () => {
  const settings = { hostname: "127.0.0.1", root: "/site", mailService: "127.0.0.1:8025" };
  expect(caddyfile(settings) + nginxConfiguration(settings)).not.toContain("www.");
});

test("static hosts send every security header, and others where they must differ", () => {
  for (const [name, value] of securityHeaders) {
    expect(besidePages._headers).toContain(`\n  ${name}: ${value}`);
  }
  expect(besidePages._headers).toContain("\n/beheer\n  Cross-Origin-Opener-Policy: unsafe-none\n");
  expect(besidePages._headers).toContain("\n/_astro/*\n  Cache-Control: public, max-age=31536000");
  expect(besidePages._redirects).toContain("\n/blogs/*  /blogs/404.html  404\n");
});
