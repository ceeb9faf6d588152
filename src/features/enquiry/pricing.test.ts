import { expect, test } from "vitest";
import { prices } from "#data/business/prices.ts";
import { fill } from "#data/format/fill.ts";
import { priceIndication } from "#data/texts/price-indication.ts";
import { wallTexts } from "#data/texts/wall.ts";
import { priceListOf } from "#features/price-indication/calculation.ts";
import { describeDrawing } from "#features/wall/describe-drawing.ts";
import { exampleWall } from "#features/wall/drawing.ts";
import { emptyValues } from "./fields.ts";
import { createPricing } from "./pricing.ts";

const list = priceListOf(prices.data, priceIndication());
const pricing = createPricing(list, wallTexts.data, "drawing.png");
/** 4,00 by 2,60 metres. */
const drawing = exampleWall("walls");
const texts = wallTexts.data;
const description = describeDrawing(drawing, texts, undefined).join("; ");

test.each(["10,4", "10,40"])(
  "a drawing whose number is filled in as %s is only described",
  (size) => {
    const values = { ...emptyValues, squareMeters: size };
    expect(pricing.drawingText(values, drawing)).toBe(description);
  },
);

test.each(["50", "", "veel"])("a drawing says so where the number is %j", (squareMeters) => {
  const text = pricing.drawingText({ ...emptyValues, squareMeters }, drawing);
  const otherSize = fill(texts.lines.otherSize, { squareMeters: "10,4" });
  expect(text).toBe(`${otherSize} ${description}`);
});

test("without a drawing, or anything in it that counts, there is nothing to describe", () => {
  expect(pricing.drawingText(emptyValues, undefined)).toBe("");
  const empty = { walls: [{ id: 1, width: 0, height: 0, openings: [] }] };
  expect(pricing.drawingText(emptyValues, empty)).toBe("");
});
