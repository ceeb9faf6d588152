import { z } from "zod";
import { advised, cardText, paragraph, sized, text, texts } from "./common-schemas.ts";
import { photoName } from "./references.ts";

/** The heading of a page, in the largest type. */
export const pageHeading = advised(text, 60, "heading");

/** One or two sentences for search engines and lists. */
export const summary = (advisedLength: number) => sized(50, advisedLength);

/** What search engines show instead of the heading of a page, where that is too short for them. */
export const searchTitle = sized(5, 62).optional();

/** A page's title and description for search engines and shared links. */
export const metaSchema = z.strictObject({ title: sized(5, 62), description: summary(170) });

/** The same, for a page without a photograph of its own: `photo` is for its social picture. */
export const metaWithPhotoSchema = metaSchema.extend({ photo: photoName });

/** The texts of a page for an address that does not exist. */
export const notFoundSchema = metaSchema.extend(texts("heading", "text", "button", "plane"));

const figure = advised(text, 20, "figure");
export const valueAndLabel = z.strictObject({ value: figure, label: text });
export type ValueAndLabel = z.output<typeof valueAndLabel>;

/** What the firm can say in figures, in a row below the first screen; none is possible. */
export const figures = advised(z.array(valueAndLabel), 6, "list");

export const question = z.strictObject({ question: text, answer: paragraph });
export type Question = z.output<typeof question>;

export const comparison = z.strictObject({
  before: photoName,
  after: photoName,
  title: text,
  description: cardText,
});
export type Comparison = z.output<typeof comparison>;
