import { z } from "zod";
import { serviceBase } from "@/content/collections/services";
import { serviceHero } from "@/content/pages/service-parts";
import { photoPair, quoteBox } from "@/content/pages/service-sections";
import { question, text, titledText } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";

/** New-build plastering, from content/services/nieuwbouw-stucen.yaml. */
export const newbuild = readFile(
  "services/nieuwbouw-stucen.yaml",
  z.strictObject({
    ...serviceBase,
    hero: serviceHero,
    benefitsHeading: text,
    benefits: z.array(titledText).min(3).max(6),
    processHeading: text,
    process: z.array(titledText).length(4),
    questionsHeading: text,
    questions: z.array(question).length(4),
    photos: photoPair,
    sidebar: z.strictObject({ heading: text }),
    quoteBox,
    reviewHeading: text,
  }),
);
