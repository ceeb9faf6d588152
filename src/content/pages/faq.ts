import { z } from "zod";
import { metaSchema } from "@/content/reading/meta";
import { paragraph, question, text } from "@/content/reading/parts";
import { readFile, readFolder } from "@/content/reading/read";

const counted = text.regex(/\{count\}/).describe("write a text with {count} in it");

/** The texts around the questions, from content/pages/faq.yaml. */
export const faq = readFile(
  "pages/faq.yaml",
  z.strictObject({
    meta: metaSchema,
    heading: text,
    intro: paragraph,
    searchLabel: text,
    searchPlaceholder: text,
    searchButton: text,
    emptyTitle: text,
    emptyText: text
      .regex(/\{query\}/)
      .describe("write a text with {query} in it, where the search is repeated"),
    matchesOne: text,
    matchesMany: counted,
    clearLabel: text,
    categoriesLabel: text,
    countOne: text,
    countMany: counted,
    contact: z.strictObject({ heading: text, text: paragraph, button: text, phoneButton: text }),
    whatsappLabel: text,
    whatsappMessage: text,
  }),
);

/** The categories with their questions, from content/faq/; a category's `id` is its anchor on the page. */
export const faqCategories = readFolder(
  "faq",
  z.strictObject({
    order: z.number().int().describe("write its place in the list, from 1"),
    title: text,
    questions: z.array(question).min(1),
  }),
);
export type FaqCategory = (typeof faqCategories)[number];

/** "1 vraag" or "6 vragen". */
export function questionCount(count: number): string {
  return count === 1 ? faq.countOne : faq.countMany.replace("{count}", `${count}`);
}
