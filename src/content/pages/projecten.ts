import { z } from "zod";
import { metaWithPhotoSchema, type PageMeta } from "../reading/meta.ts";
import { comparison, text } from "../reading/parts.ts";
import { readFile } from "../reading/read.ts";

/** The portfolio page, from content/pages/projecten.yaml; the projects are in content/projects/. */
export const projectsPage = readFile(
  "pages/projecten.yaml",
  z.strictObject({
    meta: metaWithPhotoSchema,
    heading: text,
    intro: text,
    featuredHeading: text,
    recentHeading: text,
    comparisonsHeading: text,
    comparisonsIntro: text,
    moreComparisonsHeading: text,
    comparisons: z
      .array(comparison)
      .min(2)
      .describe("write at least two pairs: the first stands alone, the others below"),
    closing: z.strictObject({ heading: text, text, button: text, contactButton: text }),
  }),
);

export const meta: PageMeta = { ...projectsPage.meta, path: "/projecten", type: "projects" };
