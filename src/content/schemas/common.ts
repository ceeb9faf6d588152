import { z } from "zod";
import { photoName } from "../lib/photo-names.ts";

/** A text that has to be there. */
export const text = z.string().min(1).describe("write at least one word");

/** A paragraph. */
export const paragraph = z.string().min(20).describe("write at least one sentence");

export const titledText = z.strictObject({ title: text, text });
export type TitledText = z.output<typeof titledText>;

export const valueAndLabel = z.strictObject({ value: text, label: text });
export type ValueAndLabel = z.output<typeof valueAndLabel>;

export const question = z.strictObject({ question: text, answer: paragraph });
export type Question = z.output<typeof question>;

/** What the work costs, in words, with links to the other prices. */
export const costText = z.strictObject({ heading: text, paragraphs: z.array(paragraph).min(1) });

/** Two pictures from the same camera, with what was done between them. */
export const comparison = z.strictObject({
  before: photoName,
  after: photoName,
  title: text,
  description: paragraph,
});
export type Comparison = z.output<typeof comparison>;
