import { z } from "zod";
import { serviceBase } from "@/content/collections/services";
import { priceBox, serviceHero } from "@/content/pages/service-parts";
import { headedPoints, introduction, method } from "@/content/pages/service-sections";
import { comparison, question, text } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";

/** Interior plastering, from content/services/binnenmuur-stucen.yaml. */
export const interior = readFile(
  "services/binnenmuur-stucen.yaml",
  z.strictObject({
    ...serviceBase,
    hero: serviceHero,
    intro: introduction,
    benefits: headedPoints,
    method,
    questionsHeading: text,
    questionsButton: text,
    questions: z.array(question).length(3),
    comparison: comparison.extend({ heading: text }),
    priceBox,
  }),
);
