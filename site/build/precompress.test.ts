import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { precompress } from "./precompress.ts";

// Which copies there are besides, deploy/tests asks of each server.

test("makes no copy of the editor's status, which changes after the build", async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "beheer"));
  const file = join(folder, "beheer/status.json");
  writeFileSync(file, JSON.stringify({ texts: Array(200).fill("0123456789abcdef") }));
  expect(await precompress(folder)).toBe(0);
  expect(existsSync(`${file}.br`)).toBe(false);
});
