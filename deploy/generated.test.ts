import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { site } from "../src/content/firm/site.ts";
import { generatedFiles } from "./generated.ts";
import { securityHeaders } from "./headers.ts";

const files = generatedFiles(site.url);

it.each(files.map(({ path, text }) => [basename(path), path, text]))(
  'deploy/%s is what "npm run deploy:files" writes',
  (_name, path, text) => {
    expect(readFileSync(path, "utf8")).toBe(text);
  },
);

it.each(["Caddyfile", "nginx.conf", "_headers"])("%s sends every security header", (name) => {
  const text = files.find(({ path }) => basename(path) === name)?.text ?? "";
  for (const header of securityHeaders) {
    expect(text).toContain(header.name);
    expect(text).toContain(header.value);
  }
});
