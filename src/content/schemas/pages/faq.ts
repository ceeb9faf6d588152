import { z } from "zod";
import { textWith } from "../../lib/reference.ts";
import { metaWithPhotoSchema, paragraph, text } from "../common.ts";

/** The texts around the questions. */
export const faqSchema = z.strictObject({
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
});
