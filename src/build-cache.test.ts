import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { digestOf, kept } from "./build-cache";

const root = mkdtempSync(join(tmpdir(), "kept-"));
afterAll(() => rmSync(root, { recursive: true }));

const ask = async (source: string, result: string) =>
  String(await kept("a/picture.jpg", digestOf(source), async () => Buffer.from(result), root));

test("what is made from the same is made once; from something else, anew and in its place", async () => {
  expect(await ask("first", "one")).toBe("one");
  expect(await ask("first", "never")).toBe("one");
  expect(await ask("second", "two")).toBe("two");
  expect(await ask("second", "never")).toBe("two");
  expect(readdirSync(join(root, "a"))).toEqual(["picture.jpg"]);
});

test("a file that says nothing of where it came from is made anew", async () => {
  writeFileSync(join(root, "a/picture.jpg"), "");
  expect(await ask("second", "again")).toBe("again");
});

test("two parts are not the same as one", () => {
  expect(digestOf("ab", "c")).not.toEqual(digestOf("a", "bc"));
  expect(digestOf("ab")).not.toEqual(digestOf("a", "b"));
});
