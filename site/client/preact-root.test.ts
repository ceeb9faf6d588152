import { h } from "preact";
import { expect, test } from "vitest";
import "./preact-root.ts";

test.each([
  ["a < b & <b>c</b>", "a &#60; b &#38; &#60;b&#62;c&#60;/b&#62;"],
  [7, "7"],
])("the only text of an element is its HTML, escaped: %s", (text, html) => {
  expect(h("p", null, text).props).toMatchObject({ dangerouslySetInnerHTML: { __html: html } });
});
