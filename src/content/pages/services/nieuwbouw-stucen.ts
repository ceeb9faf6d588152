import { z } from "zod";
import { photoName } from "@/content/reading/photo-names";
import { paragraph, question, text, titledText } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";
import { serviceBase, serviceHero } from "@/content/pages/service-parts";
import type { PageMeta } from "@/content/reading/meta";
import { business } from "@/content/firm/business";
import { prices } from "@/content/firm/prices";

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
    photos: z.strictObject({
      heading: text,
      before: photoName,
      after: photoName,
      captions: z.strictObject({ before: text, after: text }),
    }),
    sidebar: z.strictObject({ heading: text }),
    quoteBox: z.strictObject({ heading: text, text: paragraph, button: text }),
    reviewHeading: text,
  }),
);

export const meta: PageMeta = {
  ...newbuild.meta,
  path: "/diensten/nieuwbouw-stucen",
  type: "service",
  photo: newbuild.hero.photo,
  service: { name: newbuild.name, price: prices.rates.newbuild.from, area: business.serviceArea },
  questions: newbuild.questions,
};
