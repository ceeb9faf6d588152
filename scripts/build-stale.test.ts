import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isBuildStale } from "./build-stale.ts";

let root: string;

/** Writes a file as it would be at this second; its folders are older than everything. */
function write(file: string, second: number): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "");
  utimesSync(path, second, second);
  for (let folder = dirname(path); folder !== root; folder = dirname(folder)) utimesSync(folder, 1, 1);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-stale-"));
  write("src/pages/index.astro", 10);
  write("site.yaml", 10);
});
afterEach(() => rmSync(root, { recursive: true }));

it("has to build when nothing has been built", () => {
  expect(isBuildStale(root)).toBe(true);
});

it("has to build when a file is newer than the build, or one has gone", () => {
  write("dist/_redirects", 20);
  expect(isBuildStale(root)).toBe(false);
  write("src/pages/index.astro", 30);
  expect(isBuildStale(root)).toBe(true);
  write("src/pages/index.astro", 10);
  utimesSync(join(root, "src/pages"), 30, 30);
  expect(isBuildStale(root)).toBe(true);
});
