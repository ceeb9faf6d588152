import { wallTexts } from "@contractor/core/facts/enquiry/wall.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { priceBook } from "@contractor/core/prices/estimate/price-book.ts";
import { expect, test, vi } from "vitest";
import { emptyValues } from "#components/enquiry/fields.ts";
import { describeDrawing } from "#components/wall/describe-drawing.ts";
import { exampleWall, type WallDrawing } from "#components/wall/geometry.ts";
import { createPricing } from "./pricing.ts";

const list = priceBook();
const texts = wallTexts.data;
const pricing = createPricing(list, texts);
/** 4,00 by 2,60 metres. */
const walls = exampleWall("walls");
const description = describeDrawing(walls, texts, undefined).join("; ");
const otherSize = fill(texts.lines.otherSize, { squareMeters: "10,4" });
const nothing: WallDrawing = { walls: [{ id: 1, width: 0, height: 0, openings: [] }] };

test.each([
  ["that is its own", "10,40", walls, description],
  ["that is another", "50", walls, `${otherSize} ${description}`],
  ["that is none", "", walls, `${otherSize} ${description}`],
  ["and nothing that counts", "50", nothing, ""],
])("a drawing beside a number %s is described", (_, squareMeters, drawing, text) => {
  expect(pricing.drawingText({ ...emptyValues, squareMeters }, drawing)).toBe(text);
});

test("an enquiry is sent without a price that cannot be worked out", () => {
  using _log = vi.spyOn(console, "error").mockReturnValue();
  const broken = createPricing({ ...list, services: undefined as never }, texts);
  expect([broken.describe(emptyValues, "facts"), broken.jobSearch(emptyValues)]).toEqual(["", ""]);
  expect(broken.sentWork({ ...emptyValues, service: "dak" })).toEqual({ service: "dak", part: "" });
});
