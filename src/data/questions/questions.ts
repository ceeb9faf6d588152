import { z } from "zod";
import { order, question, text } from "#data/reading/common-schemas.ts";
import { defineCollection } from "#data/reading/define.ts";
import { byOrder } from "#data/reading/sort-orders.ts";

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
export const faqCategories = defineCollection("content/faq/*.yaml", schema, { compare: byOrder });
