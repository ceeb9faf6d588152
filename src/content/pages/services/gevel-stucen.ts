import { z } from "zod";
import { serviceBase } from "../../collections/services.ts";
import { headedPoints, serviceHero } from "../../schemas/service.ts";
import { comparison, costText, paragraph, question, text, titledText } from "../../schemas/common.ts";
import { readFile } from "../../lib/read.ts";

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
    cost: costText,
    questionsHeading: text,
    questions: z.array(question).min(3),
    contact: z.strictObject({
      heading: text,
      text: paragraph,
      button: text,
      badges: z.array(titledText).length(3),
    }),
  }),
);
