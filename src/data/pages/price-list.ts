import { z } from "zod";
import { defineFile } from "#data/define.ts";
import { paragraph, photoName, rateName, summary, text, texts } from "#data/lib/common-schemas.ts";
import type { PageMeta } from "#data/page-meta.ts";

const amount = z.strictObject(texts("label", "amount"));

/** What stands on the invoice of content/prices.yaml beside its amounts. */
const invoice = z.strictObject({
  heading: text,
  intro: z.array(paragraph),
  /** What was done at a rate, where the rate's own label says too little. */
  lines: z.array(z.strictObject({ rate: rateName, work: text })).default([]),
  sums: z.array(amount),
  total: amount,
  after: z.array(paragraph),
});
export type InvoiceTexts = z.output<typeof invoice>;

const board = z.strictObject(texts("heading", "unit", "visit"));
export type BoardTexts = z.output<typeof board>;

const schema = z.strictObject({
  title: text,
  description: summary(170),
  photo: photoName,
  updated: z.iso.date().describe("write the day of the last change as 2026-11-20"),
  intro: paragraph,
  estimate: text,
  board,
  invoice,
  closing: z.strictObject({ heading: text, text: paragraph, button: text }),
});

/** The page with every price; below what its fields hold stands its text. */
export const priceList = defineFile("content/pages/prijzen.md", schema);

export function meta(): PageMeta {
  const { title, description, photo } = priceList.data;
  return { path: "/prijzen", title, description, type: "other", photo };
}
