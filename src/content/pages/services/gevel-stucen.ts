import { z } from "zod";
import { comparison, paragraph, text, titledText } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";
import { serviceBase, serviceHero } from "@/content/pages/service-parts";
import type { PageMeta } from "@/content/reading/meta";
import { business } from "@/content/firm/business";
import { prices } from "@/content/firm/prices";
import { interior } from "./binnenmuur-stucen";

/** Facade plastering, from content/services/gevel-stucen.yaml. */
export const facade = readFile(
  "services/gevel-stucen.yaml",
  z.strictObject({
    ...serviceBase,
    hero: serviceHero,
    renovation: z.strictObject({ heading: text, intro: paragraph, items: z.array(titledText).length(10) }),
    comparisonsHeading: text,
    comparisons: z.array(comparison).length(2),
    benefits: z.strictObject({ heading: text, items: z.array(titledText).min(1) }),
    contact: z.strictObject({
      heading: text,
      text: paragraph,
      button: text,
      badges: z.array(titledText).length(3),
    }),
  }),
);

export const meta: PageMeta = {
  ...facade.meta,
  path: "/diensten/gevel-stucen",
  type: "service",
  photo: facade.hero.photo,
  service: { name: facade.name, price: prices.rates.facade.from, area: business.serviceArea },
  questions: interior.questions,
};
