import { z } from "zod";
import type { PageMeta } from "#facts/shell/page-meta.ts";
import { paragraph, text, texts, titledText } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";
import { metaSchema, pageHeading } from "#reading/pages.ts";
import { photoName } from "#reading/references.ts";
import { audience } from "./service-sections.ts";

const schema = z.strictObject({
  meta: metaSchema,
  hero: z.strictObject({
    heading: pageHeading,
    summary: titledText.optional(),
    lead: paragraph.optional(),
    photo: photoName,
    ...texts("caption", "button", "priceLink"),
  }),
  cards: z.strictObject({ heading: text, more: text }),
  others: z.strictObject({ heading: text }),
  why: z.strictObject({ heading: text, photo: photoName, items: z.array(titledText).min(2) }),
  process: z.strictObject({ heading: text, steps: z.array(titledText).min(2) }),
  companies: audience.optional(),
  testimonials: z.strictObject({ heading: text, all: text }),
  closing: z.strictObject({ heading: text, text: paragraph, button: text, phoneButton: text }),
});

export const servicesOverview = defineFile("content/pages/diensten.yaml", schema);

export const meta = (): PageMeta => ({
  ...servicesOverview.data.meta,
  path: "/diensten",
  photo: servicesOverview.data.hero.photo,
});
