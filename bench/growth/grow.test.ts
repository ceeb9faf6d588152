import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { grow } from "./grow.ts";

const size = { articles: 40, cases: 20, reviews: 30 };
const roots: string[] = [];

function grown(): string {
  const root = mkdtempSync(join(tmpdir(), "grown-"));
  roots.push(root);
  cpSync("content", join(root, "content"), { recursive: true });
  symlinkSync(resolve("photos"), join(root, "photos"), "junction");
  grow(root, size);
  return root;
}

const read = (root: string, kind: string) =>
  readdirSync(join(root, "content", kind)).map((name) =>
    readFileSync(join(root, "content", kind, name), "utf8"),
  );

beforeAll(() => void grown());
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

test.each(Object.entries(size))("there are as many %s as asked for, no two alike", (kind, count) => {
  const files = read(roots[0] ?? "", kind);
  expect(files).toHaveLength(count);
  expect(new Set(files).size).toBe(count);
});

test("what grows is the same every time, so that two measurements can be compared", () => {
  const again = grown();
  for (const kind of Object.keys(size)) expect(read(again, kind)).toEqual(read(roots[0] ?? "", kind));
});
