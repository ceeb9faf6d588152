import { z } from "zod";
import { metaWithPhotoSchema, pageHeading, text, texts } from "#data/reading/common-schemas.ts";
import { textWith } from "#data/reading/content-ref.ts";
import { defineFile } from "#data/reading/define.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";

const schema = z.strictObject({
  meta: metaWithPhotoSchema,
  heading: pageHeading,
  ...texts("intro", "featuredHeading", "recentHeading"),
  scope: z.strictObject({
    squareMeters: textWith("squareMeters"),
    days: textWith("days"),
    price: textWith("price"),
  }),
  caseLink: text,
  serviceLink: textWith("service"),
  reviewLink: textWith("name"),
  ...texts("comparisonsHeading", "moreComparisonsHeading"),
  closing: z.strictObject({ heading: text, text, button: text, contactButton: text }),
});

export const projectsPage = defineFile("content/pages/projecten.yaml", schema);

export const meta = (): PageMeta => ({
  ...projectsPage.data.meta,
  path: "/projecten",
  type: "projects",
});
