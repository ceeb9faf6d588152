import { basename } from "node:path";
import { expect, it } from "vitest";
import { site } from "../src/content/business/site.ts";
import { generatedFiles } from "./generated.ts";
import { securityHeaders, strictTransport } from "../server/headers.ts";

const files = generatedFiles(site.url);

it.each([
  [false, "max-age=31536000"],
  [true, "max-age=31536000; includeSubDomains"],
])(
  "names below the address are kept to https only when the owner says so: %s",
  (includeSubDomains, value) => {
    expect(strictTransport({ includeSubDomains })).toBe(value);
  },
);

it.each(["Caddyfile", "nginx.conf", "_headers"])("%s sends every security header", (name) => {
  const text = files.find(({ path }) => basename(path) === name)?.text ?? "";
  for (const header of securityHeaders) {
    expect(text).toContain(header.name);
    expect(text).toContain(header.value);
  }
});

it.each(["Caddyfile", "nginx.conf", "_headers"])(
  "%s lets the editor hear of the window it signs in by",
  (name) => {
    const text = files.find(({ path }) => basename(path) === name)?.text ?? "";
    expect(text).toMatch(/\/beheer[^}]*unsafe-none/);
  },
);
