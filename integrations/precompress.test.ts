import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { precompress } from "./precompress.ts";

it("puts compressed copies next to a page, also after it has changed, but not next to small files or pictures", async () => {
  const folder = temporaryFolder();
  const cacheFolder = temporaryFolder();
  const file = join(folder, "dak.html");
  writeFileSync(join(folder, "small.css"), "a{}");
  writeFileSync(join(folder, "photo.avif"), "x".repeat(2_000));
  for (const page of ["<p>Dakwerk</p>".repeat(100), "<p>Zinkwerk</p>".repeat(100)]) {
    writeFileSync(file, page);
    expect(await precompress(folder, cacheFolder)).toBe(1);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(page);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(page);
  }
});

it("makes no copy of the editor's status, which changes after the build", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "beheer"));
  const file = join(folder, "beheer/status.json");
  writeFileSync(file, JSON.stringify({ texts: Array(200).fill("0123456789abcdef") }));
  expect(await precompress(folder, temporaryFolder())).toBe(0);
  expect(existsSync(`${file}.br`)).toBe(false);
});
