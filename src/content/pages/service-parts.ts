import { z } from "zod";
import { photoName } from "@/content/reading/photo-names";
import { metaSchema } from "@/content/reading/meta";
import { paragraph, text } from "@/content/reading/parts";
import { rateNames } from "@/content/firm/prices";

/** A price from content/prices.yaml, by its name there. */
export const rateName = z.enum(rateNames);

/** What every file in content/services/ starts with. */
export const serviceBase = {
  order: z.number().int().describe("write its place in the menu, from 1"),
  name: text,
  card: z.strictObject({ title: text, description: paragraph, photo: photoName }),
  meta: metaSchema,
};

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
      text: paragraph
        .includes("{endOfMonth}")
        .describe("write a sentence with {endOfMonth} where the date stands"),
      undated: text.describe('write what stands there when no script runs, as in "het einde van deze maand"'),
    })
    .optional(),
  button: text,
});
export type PriceBoxContent = z.output<typeof priceBox>;
