import { z } from "zod";
import { serviceBase } from "../../collections/services.ts";
import { headedPoints, impact, problems, serviceHero } from "../../schemas/service.ts";
import {
  comparison,
  costText,
  paragraph,
  question,
  text,
  titledText,
  valueAndLabel,
} from "../../schemas/common.ts";
import { photoName } from "../../lib/photo-names.ts";
import { readFile } from "../../lib/read.ts";

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
    cost: costText,
    questionsHeading: text,
    questions: z.array(question).min(3),
    closing: z.strictObject({
      heading: text,
      text: paragraph,
      button: text,
      phoneButton: text,
      badges: z.array(titledText).length(3),
    }),
  }),
);
