import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { precompress } from "./precompress.ts";

const html = "<p>Dakwerk</p>".repeat(100);

function expectCopies(file: string, content: string) {
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(content);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(content);
}

test("puts compressed copies next to a page", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "dak.html");
  writeFileSync(file, html);
  expect(await precompress(folder)).toBe(1);
  expectCopies(file, html);
});

test.each([
  ["a small file", "small.css", "a{}"],
  ["a picture", "photo.avif", "x".repeat(2_000)],
])("makes no copy of %s", async (_name, name, content) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), content);
  expect(await precompress(folder)).toBe(0);
});

test("makes no copy of the editor's status, which changes after the build", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "beheer"));
  const file = join(folder, "beheer/status.json");
  writeFileSync(file, JSON.stringify({ texts: Array(200).fill("0123456789abcdef") }));
  expect(await precompress(folder)).toBe(0);
  expect(existsSync(`${file}.br`)).toBe(false);
});
