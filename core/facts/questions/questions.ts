import { z } from "zod";
import type { PageMeta } from "#facts/shell/page-meta.ts";
import { countedTexts, paragraph, text, texts, textWith } from "#reading/common-schemas.ts";
import { byOrder, defineFile } from "#reading/define.ts";
import { metaWithPhotoSchema, pageHeading, question } from "#reading/pages.ts";
import { order } from "#reading/references.ts";

const schema = z.strictObject({
  order,
  title: text,
  questions: z
    .array(
      question.extend({
        /** Words by which people look for it, where it says them otherwise; shown nowhere. */
        searchWords: z.array(text).optional(),
      }),
    )
    .min(1),
});

/** The categories of questions from content/faq/; `id` is the category's anchor on the page. */
export const faqCategories = defineFile("content/faq/*.yaml", schema, { compare: byOrder });

const pageSchema = z.strictObject({
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

export const faq = defineFile("content/pages/faq.yaml", pageSchema);

export const meta = (): PageMeta => ({
  ...faq.data.meta,
  path: "/faq",
  questions: faqCategories.data.flatMap((category) => category.questions),
});
