import { readFileSync } from "node:fs";
import { site } from "@contractor/core/facts.ts";
import { expect, test } from "vitest";
import { besidePages, generated } from "./generate.ts";
import { hsts } from "./headers.ts";

test("subdomains are limited to HTTPS only when the owner chooses that", () => {
  expect(hsts.value.includes("; includeSubDomains")).toBe(site.data.hsts.includeSubDomains);
});

test("static hosts send the headers, and others where they must differ", () => {
  expect(besidePages._headers).toContain(
    "\n/*\n  Content-Security-Policy: frame-ancestors 'none'\n  Strict-Transport-Security: max-age=",
  );
  expect(besidePages._headers).toContain("\n/beheer\n  Cross-Origin-Opener-Policy: unsafe-none\n");
  expect(besidePages._headers).toContain("\n/_astro/*\n  Cache-Control: public, max-age=31536000");
  expect(besidePages._redirects).toContain("\n/blogs/*  /blogs/404.html  404\n");
  expect(besidePages._redirects).toContain("\n/sitemap.xml  /sitemap-index.xml  301\n");
});

test("slow clients are cut off, after the mail service would", () => {
  expect(generated.Caddyfile).toMatch(/timeouts \{\s+read_header 10s[^}]+\tread_body 420s\n/);
  // In nginx, the time for a header is that of the server that answers before the name is known,
  // and for a body it is only for a line that is silent.
  expect(generated["nginx.conf"]).toMatch(/default_server;[^}]+client_header_timeout 10s;[^}]+444/);
  expect(generated["nginx.conf"]).toContain("client_body_timeout 20s;");
});

test("nginx hands on files as they come in, instead of putting them on disk", () => {
  expect(generated["nginx.conf"]).toContain("proxy_request_buffering off;");
});

test("logs keep a visit for less than the fourteen days that the privacy statement names", () => {
  const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");
  expect(read("journald.conf")).toContain("MaxRetentionSec=13day\n");
  expect(read("nginx.logrotate")).toMatch(/daily.*ifempty.*rotate 13\n\tmaxage 13\n/s);
});
