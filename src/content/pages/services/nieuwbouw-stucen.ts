import { z } from "zod";
import { serviceBase } from "../../collections/services.ts";
import { closing, quoteBox, serviceHero } from "../../schemas/service.ts";
import { comparison, question, text, titledText } from "../../schemas/common.ts";
import { readFile } from "../../lib/read.ts";

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
    comparisonHeading: text,
    comparison,
    sidebar: z.strictObject({ heading: text }),
    quoteBox,
    reviewHeading: text,
    closing,
  }),
);
