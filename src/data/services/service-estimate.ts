import { z } from "zod";
import { buildings } from "#data/prices/price-rules.ts";
import {
  matching,
  paragraph,
  rateName,
  squareMeters,
  text,
  texts,
} from "#data/reading/common-schemas.ts";
import { found } from "#data/reading/issues.ts";

const points = z.array(text).min(1);

const part = z
  .strictObject({
    name: matching(
      /^[a-z-]+$/,
      "write a short name in small letters, as in wanden: it stands in the address",
    ),
    label: text,
    rate: rateName.optional(),
    upperRate: rateName.optional(),
    shownRate: rateName.optional(),
    minimum: rateName.optional(),
    scaffold: z.boolean().optional(),
    measure: z.enum(["walls", "ceiling", "room", "facade", "none"]),
    squareMetersFrom: squareMeters,
    squareMetersTo: squareMeters,
  })
  .refine(
    ({ squareMetersFrom, squareMetersTo }) => squareMetersFrom < squareMetersTo,
    found("squareMetersReversed", {}),
  );

/** How the price indication calculates and explains a service; part of content/services/. */
export const serviceEstimate = z.strictObject({
  building: z.enum(buildings).optional(),
  parts: z.array(part).min(1),
  includes: points,
  raises: points,
  lowers: points,
  ...texts("drying", "warranty"),
  basis: paragraph,
});
export type ServiceEstimate = z.output<typeof serviceEstimate>;
