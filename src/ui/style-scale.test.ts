import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Style sheets with what a comment says taken out, without those of the shell. */
const sheets = globSync("src/**/*.css")
  .filter((file) => !/src\/layouts\/[A-Z]|features\/(consent|navigation)/.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\//g, "") }));

const tokens = readFileSync("src/ui/global/tokens.css", "utf8");

/**
 * The widths at which anything may change; a media query reads no custom property, so they are
 * written out.
 */
const widths = [30, 40, 60, 75];

/** Every declaration of one of the properties, as `file: property: value`. */
function declarations(properties: string): { where: string; value: string }[] {
  const declaration = new RegExp(`(?<![\\w-])((?:${properties})): ([^;]+);`, "g");
  return sheets.flatMap(({ file, text }) =>
    [...text.matchAll(declaration)].map(([all, , value = ""]) => ({
      where: `${file}: ${all}`,
      value,
    })),
  );
}

const wrong = (found: { where: string; value: string }[], allowed: (value: string) => boolean) =>
  found.filter(({ value }) => !allowed(value)).map(({ where }) => where);

test("there are eleven sizes of type, and no other", () => {
  expect(tokens.match(/--(?:text|title|display)-[smlx]+:/g)).toHaveLength(11);
  const size =
    /^(var\(--(text|title|display)-\w+\)|min\(var\(--(text|title|display)-\w+\), .+\)|inherit|[\d.]+em|[\d.]+pt)$/;
  expect(wrong(declarations("font-size"), (value) => size.test(value))).toEqual([]);
});

test("layouts change at four widths", () => {
  const found = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*\bwidth\b[^{]*/g)].map(([query]) => ({
      where: `${file}: ${query}`,
      value: query,
    })),
  );
  const allowed = (query: string) =>
    [...query.matchAll(/([\d.]+)(\w+)/g)].every(
      ([, n, unit]) => unit === "rem" && widths.includes(Number(n)),
    );
  expect(wrong(found, allowed)).toEqual([]);
});

test("space between things comes in steps of 8 px, with 4 and 12 for what is small", () => {
  const space = declarations("(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|gap|row-gap|column-gap");
  const isStep = (rem: number) => rem % 0.5 === 0 || [0.25, 0.75].includes(Math.abs(rem));
  const allowed = (value: string) =>
    [...value.matchAll(/(-?[\d.]+)(rem|px|vw|vh)\b/g)].every(
      ([, n, unit]) =>
        Number(n) === 0 || (unit === "rem" ? isStep(Number(n)) : /calc|clamp|min|max/.test(value)),
    );
  expect(wrong(space, allowed)).toEqual([]);
});
