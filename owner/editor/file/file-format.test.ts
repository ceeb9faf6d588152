import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Format } from "#editor/formats.ts";
import { readEntry, writeEntry } from "./file-format.ts";
import { repeatedNames } from "./shape.ts";

const article: Format = {
  name: "articles",
  pattern: "content/articles/*.md",
  isMarkdown: true,
  schema: { type: "object", properties: { title: { type: "string" } }, required: ["title"] },
};
const articles = globSync("content/articles/*.md").map(
  (file) => [file, readFileSync(file, "utf8")] as const,
);

test.each(articles)("%s keeps the rest of its text when a field is changed", (_, text) => {
  const changed = writeEntry(article, { ...readEntry(article, text), title: "Een andere titel" });
  expect(changed).toMatch(/^title: "?Een andere titel"?$/m);
  expect(changed.split("\n---\n")[1]).toBe(text.split("\n---\n")[1]);
});

const written = `---
title: Hal
---

Eerst dit.

![](/photos/hal.jpg "Na een dag")

## Dan dat

Meer.
`;

test("shows a photograph as a block of its own", () => {
  expect(readEntry(article, written).body).toEqual([
    { type: "tekst", tekst: "Eerst dit." },
    { type: "foto", foto: "/photos/hal.jpg", bijschrift: "Na een dag" },
    { type: "tekst", tekst: "## Dan dat\n\nMeer." },
  ]);
});

test("writes blocks in their order, without empty ones and without quotes that end a caption early", () => {
  const body = [
    { type: "foto", foto: "/photos/hal.jpg", bijschrift: 'De "nieuwe" hal' },
    { type: "tekst", tekst: "" },
    { type: "tekst", tekst: "Klaar." },
  ];
  expect(writeEntry(article, { title: "Hal", body })).toBe(
    '---\ntitle: Hal\n---\n\n![](/photos/hal.jpg "De ”nieuwe” hal")\n\nKlaar.\n',
  );
});

test("writes the fields of a new entry in the order of their schema, and numbers as numbers", () => {
  const entry = { colour: "#1b3fd6", to: "25", from: "12,5", note: "" };
  expect(writeEntry(prices, entry)).toBe('from: 12.5\nto: 25\ncolour: "#1b3fd6"\n');
});

test("refuses two entries with one name, because the file could only keep one", () => {
  const rates = [{ naam: "binnen" }, { naam: "buiten" }, { naam: "binnen" }];
  expect(repeatedNames({ rates })).toEqual(["‘binnen’ staat er twee keer. Kies een andere."]);
});

const prices: Format = {
  name: "prices",
  pattern: "content/prices.yaml",
  isMarkdown: false,
  schema: {
    type: "object",
    properties: {
      from: { type: "number" },
      to: { type: "number" },
      known: { type: "boolean" },
      colour: { type: "string", format: "colour" },
    },
  },
};
const priceText = "# Zonder btw\nfrom: 12.50\nto: 25 # tot\n";

test("an amount is typed with a comma, keeps its cents, and changes only its own line", () => {
  const entry = readEntry(prices, priceText);
  expect(entry).toMatchObject({ from: "12,5", to: "25" });
  expect(writeEntry(prices, { ...entry, to: "27,75", from: "13" })).toBe(
    "# Zonder btw\nfrom: 13.00\nto: 27.75 # tot\n",
  );
});

test("keeps each line that was typed by hand when another field is changed", () => {
  const typed = 'from: 13,50\nknown: yes\nopens: 8:30\ncolour: "#FFF"\n';
  const entry = readEntry(prices, `${typed}to: 25\n`);
  // Sveltia's switch is off for a word that is no boolean.
  const form = { ...entry, known: false, to: "26" };
  expect(writeEntry(prices, form)).toBe(`${typed}to: 26\n`);
  expect(writeEntry(prices, { ...form, known: true })).toContain("\nknown: true\n");
});
