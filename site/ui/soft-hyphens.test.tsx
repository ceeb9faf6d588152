import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Heading } from "./Heading.tsx";
import { withSoftHyphens } from "./soft-hyphens.ts";

const broken = (word: string) =>
  withSoftHyphens(word.replaceAll("-", "")).replaceAll("\u00ad", "-");

test.each(
  [
    "Klant-ervaringen Project-ervaring Zolder-isolatie Vloer-isolatie Vloer-egaliseren",
    "Plafond-egaliseren Afzuig-installatie Zand-cement-raaplaag",
    // Divided into parts of other words.
    "Kelder-vloer-isolatie Badkamer-schilder-werk",
    // The table lacks a word or has it as a long part, which the patterns break if it must be.
    "Klant-beoor-delingen Toestemming Verze-keringen",
  ].flatMap((words) => words.split(" ")),
)("%s may be broken there", (word) => {
  expect(broken(word)).toBe(word);
});

test("the compounds of the table are broken at their hyphens, and not near their ends", () => {
  const lines = readFileSync("content/compounds.txt", "utf8").split("\n");
  const compounds = lines.filter((line) => /^\p{L}{4,11}(-\p{L}{4,11})+$/u.test(line));
  expect(compounds.length).toBeGreaterThan(200);
  expect(compounds.map(broken)).toEqual(compounds);
});

test("only a long word of a heading may be broken, with the comma after it", () => {
  const text = "Twee kinderkamers, sausklaar";
  const html = renderToStaticMarkup(createElement(Heading, { level: 3, text }));
  expect(html.replaceAll("\u00ad", "|")).toMatch(
    /^<h3>Twee <span class="[^"]+">kinder\|kamers,<\/span> sausklaar<\/h3>$/,
  );
});
