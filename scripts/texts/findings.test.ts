import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findings } from "./findings.ts";
import { readTexts, type Text } from "./read-texts.ts";
import { rulesSchema } from "./rules.ts";

const rules = {
  spokenByOthers: [{ files: "^content/guests" }],
  repeats: { sentence: 4, run: 6, except: [{ files: "labels", why: "a label is short" }], allowed: [] },
  phrases: [{ name: "always", pattern: "\\balways\\b", most: 1, instead: "say when" }],
  never: [{ fields: "alt", pattern: "\\bpretty\\b", instead: "say what is seen" }],
  amounts: { allowed: [] },
  facts: { homes: "^content/firm", unlike: [{ names: "^unit$", why: "a word" }], chance: [] },
};
const facts = new Map([
  ["phone", "555 01"],
  ["warranty", "5 years"],
  ["price.roof", "€ 40"],
  ["unit", "a metre"],
  ["absent", undefined],
]);

/** What is found in texts, each the file and field before it. */
function found(texts: Record<string, string>, change: Record<string, unknown> = {}) {
  const list = Object.entries(texts).map(([place, text]): Text => {
    const [file = "", field = ""] = place.split(" › ");
    return { file: `content/${file}`, field, text };
  });
  return findings(list, facts, rulesSchema.parse({ ...rules, ...change }));
}

test("says nothing of texts without findings", () => {
  const texts = { "home › intro": "We call {phone} when it rains.", "roof › intro": "Roofs last long." };
  expect(found(texts)).toEqual([]);
});

test("finds a sentence and a run of words that stand in two places", () => {
  const sentence = {
    "home › intro": "Rain is no excuse. Call.",
    "roof › intro": "But rain. Rain is NO excuse!",
  };
  expect(found(sentence)).toEqual([
    'content/roof › intro: "rain is no excuse" also stands in content/home › intro — say it in one of them',
  ]);
  const run = {
    "home › a": "Until the very last tile lies on it",
    "home › b": "so until the very last tile lies straight",
  };
  expect(found(run)).toEqual([expect.stringContaining('"until the very last tile lies" also')]);
});

test("lets a repeated sentence pass that has a reason, and says which reason is no longer needed", () => {
  const allowed = [{ text: "Rain is no excuse.", why: "agreed" }];
  const texts = { "home › intro": "Rain is no excuse.", "roof › intro": "Rain is no excuse." };
  expect(found(texts, { repeats: { ...rules.repeats, allowed } })).toEqual([]);
  expect(found({}, { repeats: { ...rules.repeats, allowed } })).toEqual([
    'scripts/texts/rules.yaml › repeats › allowed: nothing needs "Rain is no excuse." any more — take it out',
  ]);
  expect(found({ "labels › a": "Rain is no excuse.", "labels › b": "Rain is no excuse." })).toEqual([]);
});

test("finds each place of a phrase that is worn", () => {
  expect(found({ "home › a": "Always there." })).toEqual([]);
  expect(found({ "home › a": "Always there.", "home › b": "Dry always" })).toEqual([
    "content/home › a: always is used 2 times, at most 1 — say when",
    "content/home › b: always is used 2 times, at most 1 — say when",
  ]);
});

test("finds an unwanted word, only where its rule looks", () => {
  expect(found({ "home › alt": "A pretty roof", "home › intro": "A pretty roof" })).toEqual([
    'content/home › alt: "A pretty roof" — say what is seen',
  ]);
});

test("finds an amount without VAT that stands alone", () => {
  expect(found({ "home › a": "From {price.roof} excluding VAT ({price.roof.incl})." })).toEqual([]);
  expect(found({ "home › a": "From {price.roof} or {example.small.range}." })).toEqual([
    "content/home › a: {price.roof} stands there without VAT alone — write {price.roof.incl} beside it",
    "content/home › a: {example.small.range} stands there without VAT alone — write {example.small.range.incl} beside it",
  ]);
});

test("finds a fact typed by hand, and not where it is at home or only looks like it", () => {
  expect(found({ "home › a": "Call 555 01.", "home › b": "For € 40 a metre" })).toEqual([
    'content/home › a: "555 01" is typed by hand — write {phone}',
    'content/home › b: "€ 40" is typed by hand — write {price.roof}',
  ]);
  expect(found({ "firm › phone": "555 01", "home › a": "After 15 years, for € 40,50 a metre" })).toEqual([]);
  const chance = [{ values: "years$", files: "terms", why: "the law" }];
  expect(found({ "terms › a": "5 years" }, { facts: { ...rules.facts, chance } })).toEqual([]);
});

test("finds the rarer of we and wij in one file, but leaves others their own words", () => {
  const texts = { "home › a": "We komen.", "home › b": "Dat doen we.", "home › c": "Dat doen wij." };
  expect(found(texts)).toEqual(['content/home › c: "wij" among "we" — write "we"']);
  expect(found({ "guests › a": "Wij belden, en we always kregen always 555 01" })).toEqual([]);
});

test("reads fields of YAML and blocks of Markdown by their place", () => {
  const root = mkdtempSync(join(tmpdir(), "texts-"));
  mkdirSync(join(root, "content"));
  writeFileSync(join(root, "content/a.md"), "---\ntitle: Dak\n---\n\nEerst dit.\n\n- een\n- twee\n");
  writeFileSync(join(root, "content/b.yaml"), "list:\n  - question: Wanneer?\n    count: 2\n");
  expect(readTexts(root)).toEqual([
    { file: "content/a.md", field: "title", text: "Dak" },
    { file: "content/a.md", field: "line 5", text: "Eerst dit." },
    { file: "content/a.md", field: "line 7", text: "- een\n- twee" },
    { file: "content/b.yaml", field: "list › 1 › question", text: "Wanneer?" },
  ]);
  rmSync(root, { recursive: true });
});
