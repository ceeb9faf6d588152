import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { sortStyles } from "./unused-styles.ts";

async function sort(body: string, css: string, later: string[] = []) {
  const { document } = parseHTML(
    `<html><head><style>${css}</style></head><body>${body}</body></html>`,
  );
  const forIslands = await sortStyles({ document }, [], later);
  return { inPage: document.querySelector("style")?.textContent, forIslands };
}

test("a rule for a class that nothing mentions is left out, also inside a query", async () => {
  const css =
    ".A-used{color:red}.A-not{color:blue}@media print{.A-not{color:tan}}.A-used .A-not{top:0}";
  expect(await sort('<p class="A-used">', css)).toEqual({
    inPage: ".A-used{color:red}",
    forIslands: "",
  });
});

test("what only a script of an island mentions comes with that script, in its query", async () => {
  const css = ".A-used{color:red}@media (width>40rem){.A-late{color:blue}}";
  expect(await sort('<p class="A-used">', css, ['x="A-late"'])).toEqual({
    inPage: ".A-used{color:red}",
    forIslands: "@media (width>40rem){.A-late{color:blue}}",
  });
});

test("what is no class stays, whoever sets it", async () => {
  const css = "[data-consent=given] dialog{top:0}#x{top:0}a:hover{top:0}";
  expect(await sort("<p>", css)).toEqual({ inPage: css, forIslands: "" });
});

test("a colour that a drawing names in an attribute stays, and one that nothing names does not", async () => {
  const { inPage } = await sort(
    '<svg><path fill="var(--a)"></path></svg>',
    ":root{--a:red;--b:blue}",
  );
  expect(inPage).toBe(":root{--a:red;}");
});
