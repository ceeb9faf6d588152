import { z } from "zod";
import { photoName } from "@/content/reading/photo-names";
import { comparison, paragraph, text, titledText, valueAndLabel } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";
import { serviceBase, serviceHero } from "@/content/pages/service-parts";
import type { PageMeta } from "@/content/reading/meta";
import { business } from "@/content/firm/business";
import { prices } from "@/content/firm/prices";
import { interior } from "./binnenmuur-stucen";

const impactRow = z
  .strictObject({
    label: text,
    value: text,
    percent: z.number().positive().max(100).describe("write the length of the bar, a number up to 100"),
  })
  .refine((row) => row.value.includes(`${row.percent}%`), {
    message: "the bar does not say what the text says — make percent the number that value shows",
    path: ["percent"],
  });

/** Exterior plastering, from content/services/buitenmuur-stucen.yaml. */
export const exterior = readFile(
  "services/buitenmuur-stucen.yaml",
  z.strictObject({
    ...serviceBase,
    hero: serviceHero,
    trust: z.array(valueAndLabel).length(5),
    benefits: z.strictObject({ heading: text, items: z.array(titledText).min(1) }),
    insulation: z.strictObject({
      heading: text,
      photo: photoName,
      paragraphs: z.array(paragraph).min(1),
      points: z.array(text).min(1),
    }),
    problems: z.strictObject({
      heading: text,
      intro: paragraph,
      consequenceLabel: text,
      remedyLabel: text,
      items: z.array(z.strictObject({ problem: text, consequence: text, remedy: text })).min(1),
    }),
    impact: z.strictObject({
      heading: text,
      intro: paragraph,
      columns: z.array(text).length(2),
      rows: z.array(impactRow).min(1),
    }),
    comparisonsHeading: text,
    comparisons: z.array(comparison).length(2),
    closing: z.strictObject({
      heading: text,
      text: paragraph,
      button: text,
      phoneButton: text,
      badges: z.array(titledText).length(3),
    }),
  }),
);
export type Exterior = typeof exterior;

export const meta: PageMeta = {
  ...exterior.meta,
  path: "/diensten/buitenmuur-stucen",
  type: "service",
  photo: exterior.hero.photo,
  service: { name: exterior.name, price: prices.rates.exterior.from, area: business.serviceArea },
  questions: interior.questions,
};
