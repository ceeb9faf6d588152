import { prices } from "@contractor/core/prices/prices.ts";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
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

test("a promotion goes from a page that is read after its last day", async () => {
  const shown = ["month", "2020-01-31"].map((promotionEnds) => {
    return { dataset: { promotionEnds }, remove: vi.fn() };
  });
  vi.stubGlobal("document", { querySelectorAll: () => shown });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await import("./promotion-behaviour.ts");
  expect(shown.map(({ remove }) => remove.mock.calls.length)).toEqual([0, 1]);
});
