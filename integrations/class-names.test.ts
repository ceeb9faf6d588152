import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { shortenClassNames } from "./class-names";

function shorten(css: string, body: string, scripts: string[] = []) {
  const { document } = parseHTML(`<html><head><style>${css}</style></head><body>${body}</body></html>`);
  shortenClassNames({ document }, scripts);
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
