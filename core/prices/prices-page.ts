import { z } from "zod";
import { longText, longTextMeta } from "#facts/legal/legal.ts";
import type { PageMeta } from "#facts/shell/page-meta.ts";
import { paragraph, text, texts } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";
import { photoName, rateName } from "#reading/references.ts";

const amount = z.strictObject(texts("label", "amount"));

/** The texts of the invoice whose amounts are in content/prices.yaml. */
const invoice = z.strictObject({
  heading: text,
  intro: z.array(paragraph),
  /** The work of a line, when the label of its rate is not enough. */
  lines: z.array(z.strictObject({ rate: rateName, work: text })).default([]),
  sums: z.array(amount),
  total: amount,
  after: z.array(paragraph),
});

const board = z.strictObject(texts("heading", "from", "unit", "visit"));
export type BoardTexts = z.output<typeof board>;

const schema = longText.extend({
  photo: photoName,
  intro: paragraph,
  board,
  invoice: invoice.optional(),
  closing: z.strictObject({ heading: text, text: paragraph, button: text }),
});

/** The page with all prices: its fields, and the text below them. */
export const priceList = defineFile("content/pages/prijzen.md", schema);

export const meta = (): PageMeta => longTextMeta({ ...priceList.data, path: "/prijzen" });
