import { expect, test } from "vitest";
import { sortStyles } from "./unused-styles";

const page = (body: string, css: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`;
const sort = (body: string, css: string, later: string[] = []) =>
  sortStyles(page(body, css), [`<html>${body}</html>`], later);

test("a rule for a class that nothing mentions is left out, also inside a query", async () => {
  const css = "._1u{color:red}._1s{color:blue}@media print{._1s{color:tan}}._1u ._1s{top:0}";
  const sorted = await sort('<p class="_1u">', css);
  expect(sorted).toEqual({ page: page('<p class="_1u">', "._1u{color:red}"), forIslands: "" });
});

test("what only a script of an island mentions comes with that script, in its query", async () => {
  const css = "._1u{color:red}@media (width>40rem){._1l{color:blue}}";
  const { page: html, forIslands } = await sort('<p class="_1u">', css, ['x="_1l"']);
  expect(html).toBe(page('<p class="_1u">', "._1u{color:red}"));
  expect(forIslands).toBe("@media (width>40rem){._1l{color:blue}}");
});

test("what is no class of a module stays, whoever sets it", async () => {
  const css =
    "[data-consent=given] .banner{top:0}.visually-hidden{top:0}dialog{top:0}#x{top:0}a:hover{top:0}";
  expect(await sort("<p>", css)).toEqual({ page: page("<p>", css), forIslands: "" });
});
