import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("docs/tokens.md lists every name in braces that texts may use", () => {
  const generated = execFileSync(process.execPath, ["scripts/tokens.ts", "--print"], { encoding: "utf8" });
  expect(readFileSync("docs/tokens.md", "utf8")).toBe(generated);
});
