import { prices } from "@contractor/core/prices/prices.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PriceBox } from "./ServicePrices.tsx";

test("a promotion that has ended is left out, also where its words are typed by hand", () => {
  using _ends = vi.spyOn(prices.data.promotion, "ends", "get").mockReturnValue("none");
  const promotion = {
    heading: "Actie",
    text: "Korting tot {endOfMonth}.",
    undated: "eind van de maand",
  };
  const box = { heading: "", lines: [], note: "", button: "", promotion };
  expect(renderToStaticMarkup(createElement(PriceBox, { service: "", box }))).not.toContain(
    "Actie",
  );
});
