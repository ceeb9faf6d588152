import { z } from "zod";
import { serviceBase } from "@/content/collections/services";
import { serviceHero } from "@/content/pages/service-parts";
import { headedPoints, impact, problems } from "@/content/pages/service-sections";
import { comparison, paragraph, text, titledText, valueAndLabel } from "@/content/reading/parts";
import { photoName } from "@/content/reading/photo-names";
import { readFile } from "@/content/reading/read";

/** Exterior plastering, from content/services/buitenmuur-stucen.yaml. */
export const exterior = readFile(
  "services/buitenmuur-stucen.yaml",
  z.strictObject({
    ...serviceBase,
    hero: serviceHero,
    trust: z.array(valueAndLabel).length(5),
    benefits: headedPoints,
    insulation: z.strictObject({
      heading: text,
      photo: photoName,
      paragraphs: z.array(paragraph).min(1),
      points: z.array(text).min(1),
    }),
    problems,
    impact,
    comparisonsHeading: text,
    comparisons: z.array(comparison).length(2),
    closing: z.strictObject({
      heading: text,
      text: paragraph,
      button: text,
      phoneButton: text,
      badges: z.array(titledText).length(3),
    }),
  }),
);
