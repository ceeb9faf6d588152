import { z } from "zod";
import { textWith } from "../lib/tokens.ts";
import { photoName } from "../lib/photo-names.ts";
import { paragraph, text } from "../lib/parts.ts";
import { rateName } from "../business/prices.ts";

const heroPrice = z.strictObject({ prefix: text, rate: rateName, note: text });
export type HeroPrice = z.output<typeof heroPrice>;

/** The first screen of a service page; `price` puts an amount on its plane of colour. */
export const serviceHero = z.strictObject({
  heading: text,
  lead: paragraph,
  photo: photoName,
  caption: text,
  button: text,
  price: heroPrice.optional(),
});
export type ServiceHeroContent = z.output<typeof serviceHero>;

/** Prices in a box beside the text, with the way to more. */
export const priceBox = z.strictObject({
  heading: text,
  lines: z.array(z.strictObject({ label: text, rate: rateName })).min(1),
  note: text,
  promotion: z
    .strictObject({
      heading: text,
      text: textWith("endOfMonth").describe("write a sentence with {endOfMonth} where the date stands"),
      undated: text.describe('write what stands there when no script runs, as in "het einde van deze maand"'),
    })
    .optional(),
  button: text,
});
export type PriceBoxContent = z.output<typeof priceBox>;

/** Prices in a table, each with a remark. */
export const priceTable = z.strictObject({
  heading: text,
  intro: paragraph,
  columns: z.array(text).length(3).describe("write the headings of the three columns"),
  rows: z.array(z.strictObject({ rate: rateName, remark: text })).min(1),
  note: paragraph,
});
export type PriceTableContent = z.output<typeof priceTable>;
