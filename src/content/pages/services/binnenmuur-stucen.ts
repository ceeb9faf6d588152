import { z } from "zod";
import { serviceBase } from "../../collections/services.ts";
import { closing, headedPoints, introduction, method, priceBox, serviceHero } from "../../schemas/service.ts";
import { comparison, question, text } from "../../schemas/common.ts";
import { readFile } from "../../lib/read.ts";

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
    closing,
  }),
);
