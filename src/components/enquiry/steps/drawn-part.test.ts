import { expect, test } from "vitest";
import { emptyValues } from "#components/enquiry/fields.ts";
import { exampleWall, newCeiling } from "#components/wall/geometry.ts";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { priceBookOf } from "#data/estimate/price-book.ts";
import { partName } from "#data/estimate/priced-job.ts";
import { prices } from "#data/prices/prices.ts";
import { drawnPart } from "./drawn-part.ts";

const list = priceBookOf(prices.data, estimateTexts());
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
      const measure = measures.get(drawnPart(list, values, drawing));
      const isIndoors = ["walls", "room"].includes(work.measure);
      const has = [...measures.values()].includes(drawn as typeof work.measure);
      expect(measure).toBe(isIndoors && has ? drawn : work.measure);
    }
  },
);
