import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ownContent } from "./reading/define.ts";

const rows = readFileSync("docs/tokens.md", "utf8").matchAll(/^\| `\{([^}]+)\}`/gm);
const documented = Array.from(rows, ([, name = ""]) => name);

const names = [...ownContent().variables().keys()];

/** A documented name as a pattern: a word in capitals stands for a name from the file. */
const patternOf = (name: string) =>
  new RegExp(`^${name.replaceAll(".", "\\.").replace(/[A-Z]{2,}/g, "[^.]+")}$`);

test("docs/tokens.md has every name that texts may use", () => {
  const missing = names.filter((name) => !documented.some((each) => patternOf(each).test(name)));
  expect(missing).toEqual([]);
});

test("every name in docs/tokens.md exists", () => {
  const unknown = documented.filter((name) => !names.some((each) => patternOf(name).test(each)));
  expect(documented.length).toBeGreaterThan(30);
  expect(unknown).toEqual([]);
});
