import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Stars } from "./Stars.tsx";

test.each([
  [5, [5]],
  [4, [4, 1]],
  [1, [1, 4]],
])("a rating of %i is drawn as that many filled stars of five", (rating, stars) => {
  const svg = renderToStaticMarkup(createElement(Stars, { rating }));
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path = ""]) => path);
  expect(paths.map((path) => path.match(/z/g)?.length)).toEqual(stars);
});
