import { z } from "zod";
import type { TitledText } from "#data/reading/common-schemas.ts";

/** The drawings of work in public/, each with the number of its parts, which a list explains. */
const partsOfDrawing = { "facade-parts": 10, "wall-section": 5, "six-steps": 6 } as const;

export type Drawing = keyof typeof partsOfDrawing;

const names = Object.keys(partsOfDrawing) as Drawing[];

/** The name of a drawing that shows the parts of a list, if there is one. */
export const drawing = z.enum(names).optional();

/** Whether the drawing has as many numbers as the list has points. */
export const hasPartsOf = (drawing: Drawing | undefined, points: readonly TitledText[]) =>
  !drawing || partsOfDrawing[drawing] === points.length;

export const otherParts = {
  path: ["drawing"],
  error: "Deze tekening heeft een ander aantal nummers dan er punten zijn.",
};
