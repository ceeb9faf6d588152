import { z } from "zod";
import { photoName } from "@/content/reading/photo-names";
import { comparison, paragraph, question, text, titledText } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";
import { priceBox, serviceBase, serviceHero } from "@/content/pages/service-parts";
import type { PageMeta } from "@/content/reading/meta";
import { business } from "@/content/firm/business";
import { prices } from "@/content/firm/prices";

/** Interior plastering, from content/services/binnenmuur-stucen.yaml. */
export const interior = readFile(
  "services/binnenmuur-stucen.yaml",
  z.strictObject({
    ...serviceBase,
    hero: serviceHero,
    intro: z.strictObject({ heading: text, paragraphs: z.array(paragraph).min(1) }),
    benefits: z.strictObject({ heading: text, items: z.array(titledText).min(1) }),
    method: z.strictObject({
      heading: text,
      photo: photoName,
      intro: paragraph,
      steps: z.array(titledText).length(6),
    }),
    questionsHeading: text,
    questionsButton: text,
    questions: z.array(question).length(3),
    comparison: comparison.extend({ heading: text }),
    priceBox,
  }),
);
export type Interior = typeof interior;

export const meta: PageMeta = {
  ...interior.meta,
  path: "/diensten/binnenmuur-stucen",
  type: "service",
  photo: interior.hero.photo,
  service: { name: interior.name, price: prices.rates.interior.from, area: business.serviceArea },
  questions: interior.questions,
};
