import { expect, test } from "vitest";
import { emptyValues } from "#components/enquiry/fields.ts";
import { describeDrawing } from "#components/wall/describe-drawing.ts";
import { exampleWall, newCeiling } from "#components/wall/geometry.ts";
import { quoteTexts } from "#data/enquiry/enquiry-props.ts";
import { wallTexts } from "#data/enquiry/wall.ts";
import { priceBook } from "#data/estimate/price-book.ts";
import { partName } from "#data/estimate/priced-job.ts";
import { fill } from "#data/format/fill.ts";
import { createPricing } from "./pricing.ts";

const list = priceBook();
const pricing = createPricing(list, wallTexts.data, quoteTexts());
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
  expect(pricing.drawingText({ ...emptyValues, squareMeters: "50" }, empty)).toBe("");
});

const walls = exampleWall("walls");
const room = { walls: [...walls.walls, newCeiling(2)] };
const drawings = { walls, ceiling: exampleWall("ceiling"), room };

/** All parts, with what a visitor may draw while each of them is chosen. */
const chosen = list.services.flatMap((service) =>
  service.works.map((work) => ({ service, work, name: partName(work) })),
);

test.each(chosen)(
  "a drawing made for $name chooses the part that it is of",
  ({ service, work, name }) => {
    const values = { ...emptyValues, service: service.slug, part: name };
    const measures = new Map(service.works.map((one) => [partName(one), one.measure]));
    for (const [drawn, drawing] of Object.entries(drawings)) {
      const measure = measures.get(pricing.drawnPart(values, drawing));
      const isIndoors = ["walls", "room"].includes(work.measure);
      const has = [...measures.values()].includes(drawn as typeof work.measure);
      expect(measure).toBe(isIndoors && has ? drawn : work.measure);
    }
  },
);
