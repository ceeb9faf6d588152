import { z } from "zod";
import { photoName } from "@/content/reading/photo-names";
import { comparison, paragraph, question, text, titledText, valueAndLabel } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";
import { rateName, serviceBase, serviceHero } from "@/content/pages/service-parts";
import type { PageMeta } from "@/content/reading/meta";
import { business } from "@/content/firm/business";
import { prices } from "@/content/firm/prices";

const place = z.strictObject({
  heading: text,
  text: paragraph,
  photo: photoName,
  price: z.strictObject({ prefix: text, rate: rateName }),
  items: z.array(text).min(3),
});
export type PaintingPlace = z.output<typeof place>;

const lifespan = z
  .strictObject({
    value: text,
    label: text,
    text,
    scale: z.strictObject({
      from: z.number().min(0).describe("write where the bar starts on its scale, for example 5"),
      to: z.number().positive().describe("write where the bar ends on its scale, for example 7"),
      of: z.number().positive().describe("write how long the whole scale is: 10 for years, 12 for months"),
    }),
  })
  .refine(({ scale }) => scale.from < scale.to && scale.to <= scale.of, {
    path: ["scale"],
    message: "the bar does not fit its scale — write from < to, and to at most of",
  });
export type Lifespan = z.output<typeof lifespan>;

const priceTable = z.strictObject({
  heading: text,
  intro: paragraph,
  columns: z.array(text).length(3).describe("write the headings of the three columns"),
  rows: z.array(z.strictObject({ rate: rateName, remark: text })).min(1),
  note: paragraph,
});
export type PriceTableContent = z.output<typeof priceTable>;

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
    direct: z.strictObject({
      heading: text,
      text: paragraph,
      phone: text,
      email: text,
      whatsapp: text,
      whatsappAction: text,
    }),
    formLink: z.strictObject({ text, label: text }),
  }),
);

export const meta: PageMeta = {
  ...painting.meta,
  path: "/diensten/schilderwerk",
  type: "service",
  photo: painting.hero.photo,
  service: { name: painting.name, price: prices.rates["painting-interior"].from, area: business.serviceArea },
  questions: painting.questions,
};
