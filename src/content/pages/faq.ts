import { z } from "zod";
import { metaWithPhotoSchema, type PageMeta } from "@/content/reading/meta";
import { paragraph, text } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";

const counted = text.regex(/\{count\}/).describe("write a text with {count} in it");

/** The texts around the questions, from content/pages/faq.yaml. */
export const faq = readFile(
  "pages/faq.yaml",
  z.strictObject({
    meta: metaWithPhotoSchema,
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

/** "1 vraag" or "6 vragen". */
export function questionCount(count: number): string {
  return count === 1 ? faq.countOne : faq.countMany.replace("{count}", `${count}`);
}

export const meta: PageMeta = { ...faq.meta, path: "/faq", type: "other" };
