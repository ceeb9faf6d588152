import { z } from "zod";
import { question, text } from "../schemas/common.ts";
import { byOrder } from "../lib/folder.ts";
import { readFolder } from "../lib/read.ts";

/** The categories with their questions, from content/faq/; a category's `id` is its anchor on the page. */
export const faqCategories = readFolder(
  "faq",
  z.strictObject({
    order: z.number().int().describe("write its place in the list, from 1"),
    title: text,
    questions: z.array(question).min(1),
  }),
).sort(byOrder);
export type FaqCategory = (typeof faqCategories)[number];
