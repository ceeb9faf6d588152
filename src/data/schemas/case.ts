import { z } from "zod";
import { matching, paragraph, photoName, serviceSlug, sized, summary, text } from "./common.ts";

/** Kinds of work, in the order of the filter. */
export const categories = ["gevel", "binnen", "nieuwbouw", "restauratie", "commercieel"] as const;
export type Category = (typeof categories)[number];

const some = <Entry extends z.ZodType>(entry: Entry, hint: string) =>
  z.array(entry).min(1).describe(hint);
const texts = some(text, "write at least one entry, on a line of its own that starts with a dash");
const picture = z.strictObject({ photo: photoName, caption: text });
const pictures = some(picture, "write at least one picture, with photo and caption");

const euros = z.number().positive().describe("write an amount in euro including VAT, as in 2600");

/** How large a job was, how long it took and what it came to; each only where the firm says so. */
export const jobScope = {
  squareMetres: z
    .number()
    .positive()
    .optional()
    .describe("write a number of square metres, or leave it out"),
  days: z
    .number()
    .positive()
    .optional()
    .describe("write a number of working days, or leave it out"),
  price: z.strictObject({ from: euros, to: euros.optional() }).optional(),
};

export const caseSchema = z.strictObject({
  title: sized(5, 62, "write a title of 5 to 62 characters; search engines show it too"),
  excerpt: summary(170),
  fullDescription: some(paragraph, "write at least one paragraph, each starting with a dash"),
  client: text,
  location: text,
  date: matching(/^\d{4}-(0[1-9]|1[0-2])$/, "write the year and month of delivery, as in 2026-03"),
  category: z.enum(categories),
  photo: photoName,
  challenge: paragraph,
  solution: paragraph,
  results: texts,
  beforeImages: pictures,
  afterImages: pictures,
  clientQuote: z.strictObject({ text: paragraph, name: text, position: text }).optional(),
  squareMetres: jobScope.squareMetres,
  price: jobScope.price,
  duration: text.describe('write how long it took, as in "4 weken"'),
  techniques: texts,
  materials: texts,
  services: z.array(serviceSlug).min(1),
  projectType: text,
});
