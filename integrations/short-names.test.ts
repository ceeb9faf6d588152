import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { shortenNames } from "./short-names";

function shorten(css: string, body: string, scripts: string[] = [], later = "") {
  const { document } = parseHTML(`<html><head><style>${css}</style></head><body>${body}</body></html>`);
  shortenNames({ document }, scripts, later);
  return [document.querySelector("style")?.textContent, document.body.innerHTML];
}

test("a component's class goes by a name of few letters, in the styles and in the page", () => {
  expect(shorten(".Hero_words p{top:0}", '<p class="Hero_words lead"></p>')).toEqual([
    ".a p{top:0}",
    '<p class="a lead"></p>',
  ]);
});

test("classes of one name in two components get two names, none of them an element's or another class's", () => {
  const css = ".Hero_words a{top:0}.Card_words{top:1px}.b{top:2px}";
  expect(shorten(css, '<p class="Hero_words"></p><p class="Card_words b"></p>')).toEqual([
    ".c a{top:0}.d{top:1px}.b{top:2px}",
    '<p class="c"></p><p class="d b"></p>',
  ]);
});

test("a custom property goes by few letters too, where it is set and where it is read", () => {
  const css = ".lead{--accent:red;color:var(--accent)}";
  expect(shorten(css, '<p class="lead" style="--accent:blue"></p>')).toEqual([
    ".lead{--a:red;color:var(--a)}",
    '<p class="lead" style="--a:blue"></p>',
  ]);
});

test("what a script may set keeps its name", () => {
  expect(shorten(".Form_field{top:0}", '<p class="Form_field"></p>', ['x="Form_field"'])[0]).toBe(
    ".Form_field{top:0}",
  );
});

test("a class does not take the name of one that every component may use, and an island will", () => {
  expect(shorten(".Banner_actions{top:0}", '<p class="Banner_actions"></p>', [], ".a{top:1px}")[0]).toBe(
    ".b{top:0}",
  );
});
