import { z } from "zod";
import { metaWithPhotoSchema, paragraph, text, texts } from "#data/schemas/common.ts";

export const contactSchema = z.strictObject({
  meta: metaWithPhotoSchema,
  hero: z.strictObject({ heading: text, lead: paragraph }),
  details: z.strictObject({
    ...texts(
      "phone",
      "email",
      "hours",
      "closed",
      "address",
      "registration",
      "chamberOfCommerce",
      "vatId",
    ),
  }),
  certification: z
    .strictObject({ heading: text, text: paragraph, number: text, link: text })
    .optional(),
  form: z.strictObject({ heading: text, quoteText: text, quoteLink: text }),
  quickLinks: z.strictObject({
    heading: text,
    links: z.array(z.strictObject({ path: text, title: text, text })).length(4),
  }),
});
