import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { allPaths } from "#tests/support/paths.ts";

/** What a server sends with its first answer: ten packets, four of which HTTP/2 needs. */
const firstRoundTrip = 5_700;

test("the name of the firm comes with the first round trip to every page", () => {
  for (const path of allPaths) {
    const html = readFileSync(`dist${path === "/" ? "/index" : path}.html`, "utf8");
    const [start = ""] = /^[\s\S]*?<header[\s\S]*?<\/a>/.exec(html) ?? [];
    expect.soft(start, path).toContain("<header");
    expect.soft(brotliCompressSync(start).byteLength, path).toBeLessThan(firstRoundTrip);
  }
});
