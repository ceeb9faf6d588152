import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { prices } from "@/content/business/prices";
import { PriceBox } from "./PriceBox";

test("a promotion that has ended is left out, also where its words are typed by hand", () => {
  prices.promotion.ends = "none";
  const promotion = { heading: "Actie", text: "Korting tot {endOfMonth}.", undated: "eind van de maand" };
  const box = { heading: "", lines: [], note: "", button: "", promotion };
  expect(renderToStaticMarkup(createElement(PriceBox, { service: "", box }))).not.toContain("Actie");
});
