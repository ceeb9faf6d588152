import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Heading } from "./Heading.tsx";

test("only a long word of a heading may be broken, with the comma after it", () => {
  const text = "Twee kinderkamers, sausklaar";
  const html = renderToStaticMarkup(createElement(Heading, { level: 3, text }));
  expect(html.replaceAll("\u00ad", "|")).toMatch(
    /^<h3>Twee <span class="[^"]+">kinder\|kamers,<\/span> sausklaar<\/h3>$/,
  );
});
