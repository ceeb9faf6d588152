import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { cached, digestOf } from "./cache.ts";

/** The cached result of a source; `make` gives the result that a source without one gets. */
const resultOf = async (root: string, source: string, make: string) =>
  String(await cached("a/picture.jpg", digestOf(source), async () => Buffer.from(make), root));

test("a result is made once from the same input", async () => {
  const root = temporaryFolder();
  expect(await resultOf(root, "source", "one")).toBe("one");
  expect(await resultOf(root, "source", "never")).toBe("one");
});

test("a result from another input replaces the one before it", async () => {
  const root = temporaryFolder();
  await resultOf(root, "first", "one");
  expect(await resultOf(root, "second", "two")).toBe("two");
  expect(readdirSync(join(root, "a"))).toEqual(["picture.jpg"]);
});

test("a damaged result is made again", async () => {
  const root = temporaryFolder();
  await resultOf(root, "source", "one");
  writeFileSync(join(root, "a/picture.jpg"), "");
  expect(await resultOf(root, "source", "again")).toBe("again");
});

test("the digest of two parts differs from that of the same text in one", () => {
  expect(digestOf("ab", "c")).not.toEqual(digestOf("a", "bc"));
  expect(digestOf("ab")).not.toEqual(digestOf("a", "b"));
});
