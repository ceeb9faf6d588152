import { z } from "zod";
import { textWith } from "../../lib/reference.ts";
import { buildings } from "../../lib/price-rules.ts";
import { paragraph, text } from "../common.ts";

const measuring = z.strictObject({
  part: text,
  area: text,
  bySquareMetres: text,
  byMeasures: text,
  length: text,
  width: text,
  height: text,
  openings: text,
  noNumber: text,
  openingsTooLarge: text,
  optional: text,
  sum: textWith("squareMetres"),
  framesHint: text,
});


/** The price indication. */
export const priceIndicationSchema = z.strictObject({
  eyebrow: text,
  heading: text,
  start: z.strictObject({
    intro: paragraph,
    service: text,
    squareMetres: text,
    building: text,
    buildings: z.record(z.enum(buildings), text),
    vat: paragraph,
    failed: paragraph,
  }),
  measuring,
  list: z.strictObject({ heading: text, projectsHeading: text, note: text }),
  notes: z.record(z.enum(["includes", "raises", "lowers", "drying", "warranty"]), text),
  result: z.strictObject({
    includingVat: textWith("percent"),
    excludingVat: text,
    discount: textWith("percent", "before", "endOfMonth"),
  }),
  sentence: z.strictObject({
    range: textWith("subject", "includingVat", "percent", "excludingVat"),
    discount: textWith("percent"),
    measured: textWith("measures"),
  }),
  chart: z.strictObject({ heading: text, own: text, example: text, middle: text, note: text }),
  visit: z.strictObject({ heading: text, small: text, large: text, next: text }),
  buttons: z.strictObject({
    quote: text,
    visit: text,
    share: text,
    shared: text,
    notShared: text,
    print: text,
  }),
});
