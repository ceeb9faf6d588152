import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { cached, digestOf } from "./build-cache.ts";

test("a result is made once from the same input, and again from another or an unknown one", async () => {
  const root = temporaryFolder();
  const ask = async (source: string, result: string) =>
    String(await cached("a/picture.jpg", digestOf(source), async () => Buffer.from(result), root));
  expect(await ask("first", "one")).toBe("one");
  expect(await ask("first", "never")).toBe("one");
  expect(await ask("second", "two")).toBe("two");
  expect(await ask("second", "never")).toBe("two");
  expect(readdirSync(join(root, "a"))).toEqual(["picture.jpg"]);
  writeFileSync(join(root, "a/picture.jpg"), "");
  expect(await ask("second", "again")).toBe("again");
});

test("two parts are not the same as one", () => {
  expect(digestOf("ab", "c")).not.toEqual(digestOf("a", "bc"));
  expect(digestOf("ab")).not.toEqual(digestOf("a", "b"));
});
