import { z } from "zod";
import { contentRef, textWith } from "./content-ref.ts";
import type { SizeAdvice } from "./messages.ts";

/**
 * A text with a minimum length. One that is longer than `advisedLength` is allowed, but the check
 * of the content warns about it.
 */
export const sized = (
  minLength: number,
  advisedLength: number,
  hint: string,
  sizeAdvice: SizeAdvice = "cutOff",
) => z.string().min(minLength).describe(hint).meta({ advisedLength, sizeAdvice });

export const matching = (form: RegExp, hint: string) => z.string().regex(form).describe(hint);

export const text = z.string().min(1).describe("write at least one word");

/** A required text for each of these fields. */
export function texts<Name extends string>(...names: Name[]): Record<Name, typeof text> {
  return Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
}

/** The texts for a number of things: for one, and for several with their {count}. */
export const countedTexts = z.strictObject({ one: text, many: textWith("count") });

export const paragraph = z.string().min(20).describe("write at least one sentence");

/** A paragraph that stands beside others, as on a card. */
export const cardText = sized(20, 600, "write at least one sentence", "tallerThanNeighbours");

/** The name of a picture: its file in photos/, without .jpg. The editor shows the pictures. */
export const photoName = contentRef("photo").meta({ format: "photo" });

/** What is seen on a picture, for those who cannot see it. */
export const photoAlt = z.string().min(10).describe("say in one Dutch sentence what is seen");

/** The slug of a current or former service. */
export const serviceSlug = contentRef("service");

export const rateName = contentRef("rate");

export const order = z.number().int().positive().describe("write its place in the list, from 1");

export const squareMeters = z.number().positive().describe("write a number of square metres");

/** A name that the owner chooses for an entry, so that texts can refer to it. */
export const shortName = (example: string) =>
  matching(/^[a-z\d]+(-[a-z\d]+)*$/, `write a short name in small letters, as in ${example}`);

const shortText = sized(1, 600, "write at least one word", "tallerThanNeighbours");

export const titledText = z.strictObject({ title: text, text: shortText });
export type TitledText = z.output<typeof titledText>;

/** The heading of a page, in the largest type. */
export const pageHeading = sized(1, 60, "write at least one word", "fillsFirstScreen");

const figure = sized(1, 20, "write at least one word", "drawnLarge");

export const valueAndLabel = z.strictObject({ value: figure, label: text });
export type ValueAndLabel = z.output<typeof valueAndLabel>;

/** What the firm can say in figures, in a row below the first screen; none is possible. */
export const figures = z.array(valueAndLabel).meta({
  advisedLength: 6,
  sizeAdvice: "lastOnesHidden",
});

export const question = z.strictObject({ question: text, answer: paragraph });
export type Question = z.output<typeof question>;

/** Two pictures of the same view, before and after the work. */
export const comparison = z.strictObject({
  before: photoName,
  after: photoName,
  title: text,
  description: cardText,
});
export type Comparison = z.output<typeof comparison>;

/** One or two sentences for search engines and lists. */
export const summary = (advisedLength: number) =>
  sized(50, advisedLength, `write one or two sentences, 50 to ${advisedLength} characters`);

/** What search engines show instead of the heading of a page, where that is too short for them. */
export const searchTitle = sized(5, 62, "write a title of at most 62 characters").optional();

/** A page's title and description for search engines and shared links. */
export const metaSchema = z.strictObject({
  title: sized(5, 62, "write a title of at most 62 characters, without the firm's name"),
  description: summary(170),
});

/** The same, for a page without a photograph of its own: `photo` is for its social picture. */
export const metaWithPhotoSchema = metaSchema.extend({ photo: photoName });

/** The texts of a page for an address that does not exist. */
export const notFoundSchema = metaSchema.extend({
  ...texts("heading", "text", "button", "plane"),
  photo: photoName,
});

/** Texts for a list that is narrowed to one kind; each contains the name of the kind. */
export const kindSchema = (token: string) =>
  z.strictObject({
    title: textWith(token),
    description: textWith(token),
    heading: textWith(token),
  });

const euros = z.number().positive().describe("write an amount in euro including VAT, as in 2600");

/** The size, duration and price of a job, each optional. */
export const jobScope = {
  squareMeters: z
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
