import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { claims } from "#data/facts.ts";
import type { Claims } from "#data/firm/claims-schema.ts";
import { Stars } from "#ui/Stars.tsx";
import { AverageStars } from "./AverageStars.tsx";

function starsFor(data: Claims): string {
  using _claims = vi.spyOn(claims, "data", "get").mockReturnValue(data);
  return renderToStaticMarkup(createElement(AverageStars));
}

const drawn = (rating: number) => renderToStaticMarkup(createElement(Stars, { rating }));

test.each([
  ["4.9/5", 5],
  ["3.8/5", 4],
  ["3.4/5", 3],
  ["8.6/10", 4],
  ["6/5", 5],
])("a firm with %s has %i stars", (value, count) => {
  expect(
    starsFor({ rating: { value, shownOn: "home" }, reviews: { value: "9", shownOn: "home" } }),
  ).toBe(drawn(count));
});
