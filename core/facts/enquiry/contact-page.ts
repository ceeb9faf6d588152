import { z } from "zod";
import type { PageMeta } from "#facts/shell/page-meta.ts";
import { paragraph, text, texts } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";
import { metaWithPhotoSchema, pageHeading } from "#reading/pages.ts";

const schema = z.strictObject({
  meta: metaWithPhotoSchema,
  hero: z.strictObject({ heading: pageHeading, lead: paragraph }),
  details: z.strictObject({
    ...texts("phone", "email", "whatsapp", "whatsappLink", "hours", "closed"),
    ...texts("address", "registration", "chamberOfCommerce"),
    vatId: text.optional(),
  }),
  certification: z
    .strictObject({ heading: text, text: paragraph, number: text, link: text })
    .optional(),
  form: z.strictObject({ heading: text, quoteText: text, quoteLink: text }),
  quickLinks: z.strictObject({
    heading: text,
    links: z.array(z.strictObject({ path: text, title: text, text })).min(1),
  }),
});

export const contactPage = defineFile("content/pages/contact.yaml", schema);

export const meta = (): PageMeta => ({ ...contactPage.data.meta, path: "/contact" });
