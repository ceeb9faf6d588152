import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "../mail/testing/temporary-folder.ts";
import { precompress } from "./precompress.ts";

const page = "<p>Dakwerk en goten</p>".repeat(100);
let folder: string;
let keptIn: string;
let compressed = 0;
const at = (name: string) => join(folder, name);

beforeEach(async () => {
  [folder, keptIn] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(at("diensten"));
  writeFileSync(at("diensten/dak.html"), page);
  writeFileSync(at("small.css"), "a{}");
  writeFileSync(at("photo.avif"), page);
  compressed = await precompress(folder, keptIn);
});

it("puts copies next to a page that unpack to the page", () => {
  expect(brotliDecompressSync(readFileSync(at("diensten/dak.html.br"))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(at("diensten/dak.html.gz"))).toString()).toBe(page);
  expect(compressed).toBe(1);
});

it.each(["small.css", "photo.avif"])("leaves %s alone", (name) => {
  expect(existsSync(at(`${name}.br`))).toBe(false);
  expect(existsSync(at(`${name}.gz`))).toBe(false);
});

it("unpacks to the page after the page has changed", async () => {
  const changed = `${page}<p>Zinkwerk</p>`;
  rmSync(at("diensten/dak.html.br"));
  writeFileSync(at("diensten/dak.html"), changed);
  await precompress(folder, keptIn);
  expect(brotliDecompressSync(readFileSync(at("diensten/dak.html.br"))).toString()).toBe(changed);
});
