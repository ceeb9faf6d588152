import type { Claims } from "@contractor/core/facts/firm/claims-schema.ts";
import { claims } from "@contractor/core/facts.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { AverageStars } from "./AverageStars.tsx";

/** The numbers of filled and of open stars that are drawn. */
function starsFor(data: Claims): number[] {
  using _claims = vi.spyOn(claims, "data", "get").mockReturnValue(data);
  const svg = renderToStaticMarkup(createElement(AverageStars));
  const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, path = ""]) => path);
  return paths.map((path) => path.match(/z/g)?.length ?? 0);
}

test.each([
  ["4.9/5", [5]],
  ["3.8/5", [4, 1]],
  ["3.4/5", [3, 2]],
  ["8.6/10", [4, 1]],
  ["6/5", [5]],
])("a firm with %s has %j stars", (value, stars) => {
  expect(
    starsFor({ rating: { value, shownOn: "home" }, reviews: { value: "9", shownOn: "home" } }),
  ).toEqual(stars);
});
