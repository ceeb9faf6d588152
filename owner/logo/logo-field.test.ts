import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { logoField } from "./logo-field.ts";

test.each([
  ["0 0 620 96", true],
  ["0 0 100 34", false],
])("a logo of %s is told that a second line is not read: %s", async (viewBox, isTold) => {
  const project = temporaryFolder();
  mkdirSync(join(project, "public"));
  writeFileSync(join(project, "public/logo.svg"), `<svg viewBox="${viewBox}"></svg>`);
  expect(String(await logoField(project)).includes("te klein om te lezen")).toBe(isTold);
});
