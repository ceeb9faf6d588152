import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { digestOf, kept } from "./build-cache";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kept-"));
});
afterEach(() => rmSync(root, { recursive: true }));

let made = 0;
const make = (result: string) => async () => {
  made++;
  return Buffer.from(result);
};
const ask = async (source: string, result: string) =>
  String(await kept("a/picture.jpg", digestOf(source), make(result), root));

test("what is made from the same is made once; from something else, anew and in its place", async () => {
  made = 0;
  expect(await ask("first", "one")).toBe("one");
  expect(await ask("first", "never")).toBe("one");
  expect(made).toBe(1);
  expect(await ask("second", "two")).toBe("two");
  expect(await ask("second", "never")).toBe("two");
  expect(made).toBe(2);
  expect(readdirSync(join(root, "a"))).toEqual(["picture.jpg"]);
});

test("a file that says nothing of where it came from is made anew", async () => {
  await ask("first", "one");
  writeFileSync(join(root, "a/picture.jpg"), "");
  expect(await ask("first", "again")).toBe("again");
});

test("two parts are not the same as one", () => {
  expect(digestOf("ab", "c")).not.toEqual(digestOf("a", "bc"));
  expect(digestOf("ab")).not.toEqual(digestOf("a", "b"));
});
