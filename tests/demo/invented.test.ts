import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { copyOfContent, mistakesInFolder } from "#tests/support/content.ts";

let folder: string;
beforeEach(() => {
  const copy = copyOfContent();
  folder = copy.path;
  change("content/business.yaml", /demo: true/, "demo: false");
  return copy.remove;
});

function change(path: string, from: RegExp, to: string): void {
  const file = join(folder, path);
  writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
}

const invented = /Dit heeft de voorbeeldwebsite verzonnen/;
const places = () => mistakesInFolder(folder).filter((line) => invented.test(line));

test("a real firm may not keep the customers of the demonstration", () => {
  const found = places();
  expect(found.filter((line) => line.startsWith("content/reviews/"))).toHaveLength(16);
  expect(found.filter((line) => line.startsWith("content/cases/"))).toHaveLength(5);
  expect(found.filter((line) => line.startsWith("content/claims.yaml › rating"))).toHaveLength(1);
});

test("a firm's own review and rating are no mistake, and another date makes no review its own", () => {
  change(
    "content/reviews/bas-kramer.yaml",
    /^text: .*(\n .*)*/m,
    "text: Het plafond is mooi geworden.",
  );
  change("content/reviews/emre-aydin.yaml", /^published: .*$/m, "published: 2026-01-01");
  change("content/claims.yaml", /4\.9\/5/, "4.6/5");
  const found = places();
  expect(found).not.toContainEqual(expect.stringMatching(/bas-kramer|claims/));
  expect(found).toContainEqual(expect.stringMatching(/emre-aydin/));
});
