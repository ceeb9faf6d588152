import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { shortenClassNames } from "./class-names";

function shorten(css: string, body: string, scripts: string[] = [], later = "") {
  const { document } = parseHTML(`<html><head><style>${css}</style></head><body>${body}</body></html>`);
  shortenClassNames({ document }, scripts, later);
  return [document.querySelector("style")?.textContent, document.body.innerHTML];
}

test("a class that is the only one of its name on a page goes by it", () => {
  expect(shorten(".Hero-words p{top:0}", '<p class="Hero-words lead"></p>')).toEqual([
    ".words p{top:0}",
    '<p class="words lead"></p>',
  ]);
});

test("classes of one name in two components keep theirs, and so does one that every component may use", () => {
  const css = ".Hero-words{top:0}.Card-words{top:1px}.Card-lead{top:0}.lead{top:1px}";
  expect(shorten(css, '<p class="Hero-words"></p>')).toEqual([css, '<p class="Hero-words"></p>']);
});

test("what a script may set keeps its name", () => {
  expect(shorten(".Form-field{top:0}", '<p class="Form-field"></p>', ['x="Form-field"'])[0]).toBe(
    ".Form-field{top:0}",
  );
});

test("a class does not take the name of one that every component may use, and an island will", () => {
  const css = ".Banner-actions{top:0}";
  expect(shorten(css, '<p class="Banner-actions"></p>', [], ".actions{top:1px}")[0]).toBe(css);
});
