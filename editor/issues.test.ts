import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { contentIssues } from "#data/check.ts";
import { lineOf } from "#data/lib/issues.ts";
import { currentConfig } from "./current-config.ts";
import { dutchFor } from "./issues.ts";

const config = currentConfig();

type Change = (file: string, text: string) => string;

/**
 * Changes every file of the project's content, and returns the messages of the content check and
 * their Dutch translations.
 */
function check(change: Change): { english: string[]; dutch: (string | undefined)[] } {
  const files = ["site.yaml", ...globSync("content/**/*.{yaml,md}")];
  const texts = new Map(files.map((file) => [file, change(file, readFileSync(file, "utf8"))]));
  globalThis.contentDrafts = texts;
  const issues = contentIssues();
  globalThis.contentDrafts = undefined;
  return { english: issues.map(lineOf), dutch: issues.map(dutchFor(config, texts)) };
}

const wrong: ((old: unknown) => unknown)[] = [
  () => undefined,
  () => "",
  () => 7,
  (old) => `${String(old)} ${"heel ".repeat(40)}lang`,
  () => "Bel {busines.phone}",
  () => ["een"],
  (old) => ({ old }),
];

/** A value in which every part is wrong, each in another way. */
function spoiled(value: unknown, next: () => (old: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    return value.length % 2 === 0 ? [] : value.map((entry) => spoiled(entry, next));
  }
  if (typeof value !== "object" || value === null) {
    return next()(value);
  }
  const fields = Object.entries(value).map(([key, entry]) => [key, spoiled(entry, next)]);
  return { ...Object.fromEntries(fields), Zomaar: "iets" };
}

test.each([0, 2, 4])("every message about a field has Dutch for it, from %i", (first) => {
  let at = first;
  const nextWrong = () => {
    at += 1;
    return wrong[at % wrong.length] ?? String;
  };
  const { english, dutch } = check((file, text) => {
    if (!file.endsWith(".yaml")) {
      return text.replace(/^---\n/, "---\ntags: [een]\n");
    }
    return stringify(spoiled(parse(text), nextWrong));
  });
  expect(english.length).toBeGreaterThan(300);
  expect(english.filter((_, i) => dutch[i] === undefined)).toEqual([]);
});

test("mistakes between files are reported in Dutch, with their place", () => {
  const { english, dutch } = check((file, text) => {
    if (file === "content/photos.yaml") {
      return text.replace(/^[\w-]+:$/m, "weg:");
    }
    if (file.startsWith("content/faq/")) {
      return text.replace(/^order: .*$/m, "order: 2");
    }
    if (file.startsWith("content/reviews/")) {
      return text.replace(/^shownOn: .*$/m, "shownOn: contact");
    }
    if (!file.startsWith("content/projects/")) {
      return text;
    }
    return `${text.replace(/^(featured|review): .*\n/gm, "")}featured: true\n`;
  });
  expect(english.filter((_, i) => dutch[i] === undefined)).toEqual([]);
  for (const sentence of [
    /^Foto's › Foto's en wat erop te zien is › weg: De foto ‘weg’ ontbreekt/,
    /^Veelgestelde vragen › .* › Plaats in de lijst: Plaats 2 is al van ‘.*’/,
    /^Reviews › .*: Op ‘contact’ staan geen reviews/,
    /^Projecten: Er staan er \d+ bovenaan. Zorg dat het er 1 tot en met 3 zijn.$/,
  ]) {
    expect(dutch).toContainEqual(expect.stringMatching(sentence));
  }
});
