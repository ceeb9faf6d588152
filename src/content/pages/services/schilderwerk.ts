import { z } from "zod";
import { serviceBase } from "../../collections/services.ts";
import { directContact, lifespan, place, priceTable, serviceHero } from "../../schemas/service.ts";
import { comparison, paragraph, question, text, titledText, valueAndLabel } from "../../schemas/common.ts";
import { readFile } from "../../lib/read.ts";

/** Painting, from content/services/schilderwerk.yaml. */
export const painting = readFile(
  "services/schilderwerk.yaml",
  z.strictObject({
    ...serviceBase,
    hero: serviceHero,
    trust: z.array(valueAndLabel).length(5),
    interior: place,
    exterior: place,
    processHeading: text,
    process: z.array(titledText).length(4),
    priceTable,
    durability: z.strictObject({ heading: text, text: paragraph, items: z.array(lifespan).length(3) }),
    comparisonsHeading: text,
    comparisons: z.array(comparison).length(2),
    questionsHeading: text,
    questions: z.array(question).min(3),
    direct: directContact,
    formLink: z.strictObject({ text, label: text }),
  }),
);
