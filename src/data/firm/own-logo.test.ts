import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { ownLogo } from "./own-logo.ts";

function logoIn(name: string, content: string | Buffer) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), content);
  return ownLogo(folder);
}

test.each([
  ['<svg viewBox="0 0 40 40">', 34, 34, false],
  ['<?xml version="1.0"?>\n<svg id="a" viewBox="10,10, 80 40" width="9">', 68, 34, true],
  ['<svg width="300px" height="20px">', 132, 9, true],
  ['<svg viewBox="0 0 20 40">', 17, 34, false],
  ["<svg>", 34, 34, false],
])("a logo that begins with %s is %d by %d", (tag, width, height, hasName) => {
  expect(logoIn("logo.svg", `${tag}</svg>`)).toEqual({ file: "logo.svg", width, height, hasName });
});

test("a logo may be a PNG, and without one the design has its mark", () => {
  const icon = readFileSync("public/icon-192.png");
  expect(logoIn("logo.png", icon)).toMatchObject({ file: "logo.png", width: 34, height: 34 });
  expect(logoIn("logo.gif", icon)).toBeUndefined();
});
