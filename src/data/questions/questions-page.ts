import { z } from "zod";
import {
  countedTexts,
  metaWithPhotoSchema,
  pageHeading,
  paragraph,
  text,
  texts,
} from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";
import { defineFile } from "#data/reading/define.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";
import { faqCategories } from "./questions.ts";

const schema = z.strictObject({
  meta: metaWithPhotoSchema,
  heading: pageHeading,
  intro: paragraph,
  ...texts("searchLabel", "searchPlaceholder", "searchButton", "emptyTitle"),
  emptyText: textWith("query"),
  matches: countedTexts,
  ...texts("clearLabel", "categoriesLabel"),
  questionCount: countedTexts,
  contact: z.strictObject({ heading: text, text: paragraph, button: text, phoneButton: text }),
  ...texts("whatsappLabel", "whatsappMessage"),
  /** Above some of the questions, on pages without questions of their own. */
  elsewhere: z.strictObject(texts("heading", "all")),
});

export const faq = defineFile("content/pages/faq.yaml", schema);

export const meta = (): PageMeta => ({
  ...faq.data.meta,
  path: "/faq",
  type: "other",
  questions: faqCategories.data.flatMap((category) => category.questions),
});
