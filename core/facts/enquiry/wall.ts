import { z } from "zod";
import { countedTexts, text, texts, textWith } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";

const opening = z.strictObject({ name: text, ...countedTexts.shape, add: text, full: text });
const sum = textWith("name", "measures", "squareMeters");

const schema = z.strictObject({
  ...texts("label", "drawing", "walls"),
  wall: textWith("number"),
  addWall: text,
  remove: textWith("name"),
  use: textWith("squareMeters"),
  openings: z.strictObject({ door: opening, window: opening }),
  measures: z.strictObject({ width: text, height: text }),
  typed: z.strictObject({ noNumber: text, limited: textWith("value") }),
  sliders: z.strictObject({
    ...texts("width", "height"),
    wide: textWith("width"),
    high: textWith("height"),
    place: textWith("name"),
    door: textWith("x"),
    window: textWith("x", "y"),
    size: textWith("name"),
    sized: textWith("width", "height"),
  }),
  example: textWith("width", "height"),
  total: z.strictObject({ wall: text, frames: text }),
  lines: z.strictObject({ wall: sum, frames: sum, otherSize: textWith("squareMeters") }),
});

export const wallTexts = defineFile("content/wall.yaml", schema);
export type WallTexts = typeof wallTexts.data;
