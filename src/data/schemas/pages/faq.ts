import { z } from "zod";
import { textWith } from "#data/lib/reference.ts";
import { metaWithPhotoSchema, paragraph, text, texts } from "#data/schemas/common.ts";

export const faqSchema = z.strictObject({
  meta: metaWithPhotoSchema,
  heading: text,
  intro: paragraph,
  ...texts("searchLabel", "searchPlaceholder", "searchButton", "emptyTitle"),
  emptyText: textWith("query").describe(
    "write a text with {query} in it, where the search is repeated",
  ),
  matchesOne: text,
  matchesMany: textWith("count"),
  ...texts("clearLabel", "categoriesLabel", "countOne"),
  countMany: textWith("count"),
  contact: z.strictObject({ heading: text, text: paragraph, button: text, phoneButton: text }),
  ...texts("whatsappLabel", "whatsappMessage"),
});
