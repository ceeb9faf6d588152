import { z } from "zod";
import { metaWithPhotoSchema, paragraph, text } from "../common.ts";

/** The contact page. */
export const contactSchema = z.strictObject({
  meta: metaWithPhotoSchema,
  hero: z.strictObject({ heading: text, lead: paragraph }),
  details: z.strictObject({
    phone: text,
    email: text,
    hours: text,
    closed: text,
    address: text,
    registration: text,
    chamberOfCommerce: text,
    vatId: text,
  }),
  certification: z.strictObject({ heading: text, text: paragraph, number: text, link: text }).optional(),
  form: z.strictObject({ heading: text, quoteText: text, quoteLink: text }),
  quickLinks: z.strictObject({
    heading: text,
    links: z.array(z.strictObject({ path: text, title: text, text })).length(4),
  }),
});
