import { z } from "zod";
import { metaWithPhotoSchema, type PageMeta } from "../lib/meta.ts";
import { paragraph, text } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";
import { textWith } from "../lib/tokens.ts";

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
    emptyText: textWith("query").describe("write a text with {query} in it, where the search is repeated"),
    matchesOne: text,
    matchesMany: textWith("count"),
    clearLabel: text,
    categoriesLabel: text,
    countOne: text,
    countMany: textWith("count"),
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
