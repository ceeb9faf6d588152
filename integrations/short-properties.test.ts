import { expect, test } from "vitest";
import { shortNames } from "./short-properties";

test("the most used custom property gets the first letter, each its own", () => {
  const names = shortNames([
    ":root{--ink:#000;--paper:#fff}",
    ".a{color:var(--paper);background:var(--ink)}.b{color:var(--ink)}",
  ]);
  expect([...names]).toEqual([
    ["--ink", "--a"],
    ["--paper", "--b"],
  ]);
});

test("there are names enough", () => {
  const many = Array.from({ length: 60 }, (_, index) => `--name-${index}:0`).join(";");
  expect(new Set(shortNames([many]).values()).size).toBe(60);
});

test("what a script sets keeps its name", () => {
  expect(shortNames([".a{--position:50%}"]).size).toBe(0);
});
