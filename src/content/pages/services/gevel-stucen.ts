import { z } from "zod";
import { serviceBase } from "@/content/collections/services";
import { serviceHero } from "@/content/pages/service-parts";
import { headedPoints } from "@/content/pages/service-sections";
import { comparison, paragraph, text, titledText } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";

/** Facade plastering, from content/services/gevel-stucen.yaml. */
export const facade = readFile(
  "services/gevel-stucen.yaml",
  z.strictObject({
    ...serviceBase,
    hero: serviceHero,
    renovation: z.strictObject({ heading: text, intro: paragraph, items: z.array(titledText).length(10) }),
    comparisonsHeading: text,
    comparisons: z.array(comparison).length(2),
    benefits: headedPoints,
    contact: z.strictObject({
      heading: text,
      text: paragraph,
      button: text,
      badges: z.array(titledText).length(3),
    }),
  }),
);
