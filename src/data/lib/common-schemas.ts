import { z } from "zod";
import { contentRef, textWith } from "./content-ref.ts";

const cutOff = "search engines cut it off there; shorten it, or leave it as it is";

/**
 * A text of at least so many characters. One that is longer than the second number is no mistake,
 * but the check of the content warns of it.
 */
export const sized = (least: number, advised: number, hint: string, lengthHint = cutOff) =>
  z.string().min(least).describe(hint).meta({ advisedLength: advised, lengthHint });

export const matching = (form: RegExp, hint: string) => z.string().regex(form).describe(hint);

export const text = z.string().min(1).describe("write at least one word");

/** Fields that each are such a text. */
export function texts<Name extends string>(...names: Name[]): Record<Name, typeof text> {
  return Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
}

export const paragraph = z.string().min(20).describe("write at least one sentence");

/**
 * A picture's name: its file's in photos/, without the ending. The editor shows a picture to
 * choose.
 */
export const photoName = contentRef("photo").meta({ format: "photo" });

/** A service by its slug, one that is no longer offered too. */
export const serviceSlug = contentRef("service");

export const rateName = contentRef("rate");

export const order = z.number().int().positive().describe("write its place in the list, from 1");

export const squareMetres = z.number().positive().describe("write a number of square metres");

/** A name that the owner chooses for an entry, by which others refer to it. */
export const shortName = (example: string) =>
  matching(/^[a-z\d]+(-[a-z\d]+)*$/, `write a short name in small letters, as in ${example}`);

export const titledText = z.strictObject({ title: text, text });
export type TitledText = z.output<typeof titledText>;

export const valueAndLabel = z.strictObject({ value: text, label: text });
export type ValueAndLabel = z.output<typeof valueAndLabel>;

export const question = z.strictObject({ question: text, answer: paragraph });
export type Question = z.output<typeof question>;

/** Two pictures from the same camera, with what was done between them. */
export const comparison = z.strictObject({
  before: photoName,
  after: photoName,
  title: text,
  description: paragraph,
});
export type Comparison = z.output<typeof comparison>;

/** One or two sentences for search engines and lists. */
export const summary = (most: number) =>
  sized(50, most, `write one or two sentences, 50 to ${most} characters`);

/** A page's words for search engines and shared links. */
export const metaSchema = z.strictObject({
  title: sized(5, 62, "write a title of at most 62 characters, without the firm's name"),
  description: summary(170),
});

/** What stands on a page for what is not there. */
export const missingSchema = metaSchema.extend({
  ...texts("heading", "text", "button", "plane"),
  photo: photoName,
});

/** The head of a list that holds one kind, whose name stands in each. */
export const kindSchema = (token: string) =>
  z.strictObject({
    title: textWith(token),
    description: textWith(token),
    heading: textWith(token),
  });

/** The same for a page that has no photograph of its own: the one on its social picture. */
export const metaWithPhotoSchema = metaSchema.extend({ photo: photoName });

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
