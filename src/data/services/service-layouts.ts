import { z } from "zod";
import {
  comparison,
  figures,
  metaSchema,
  paragraph,
  photoName,
  question,
  text,
  titledText,
} from "#data/reading/common-schemas.ts";
import { serviceEstimate } from "./service-estimate.ts";
import * as section from "./service-sections.ts";

/** The fields that every file in content/services/ has. Each layout adds its own. */
const base = {
  card: z.strictObject({ title: text, description: paragraph, photo: photoName }),
  meta: metaSchema,
  indication: serviceEstimate.optional(),
  visit: paragraph.optional(),
  hero: section.serviceHero,
};

const comparisons = { comparisonsHeading: text, comparisons: z.array(comparison).min(1) };
const steps = { processHeading: text, process: z.array(titledText).min(2) };
const someQuestions = { questionsHeading: text, questions: z.array(question).min(1) };

const interior = z.strictObject({
  layout: z.literal("interior"),
  ...base,
  intro: section.introduction,
  benefits: section.headedPoints,
  method: section.method,
  pause: section.pause.optional(),
  ...someQuestions,
  questionsButton: text,
  comparison: comparison.extend({ heading: text }),
  priceBox: section.priceBox,
  closing: section.closing,
});

const exterior = z.strictObject({
  layout: z.literal("exterior"),
  ...base,
  trust: figures,
  benefits: section.drawnPoints,
  insulation: z.strictObject({
    heading: text,
    photo: photoName,
    paragraphs: z.array(paragraph).min(1),
    points: z.array(text).min(1),
  }),
  problems: section.headedPoints,
  impact: section.impact.optional(),
  pause: section.pause.optional(),
  ...comparisons,
  cost: section.cost,
  ...someQuestions,
  closing: section.closing.extend({ phoneButton: text, badges: z.array(titledText) }),
});

const facade = z.strictObject({
  layout: z.literal("facade"),
  ...base,
  renovation: section.drawnPoints,
  ...comparisons,
  benefits: section.headedPoints,
  cost: section.cost,
  associations: section.audience.optional(),
  ...someQuestions,
  contact: section.closing.extend({ badges: z.array(titledText) }),
});

const newbuild = z.strictObject({
  layout: z.literal("newbuild"),
  ...base,
  benefitsHeading: text,
  benefits: z.array(titledText).min(2),
  ...steps,
  processIntro: paragraph.optional(),
  weeks: section.weeks.optional(),
  ...someQuestions,
  comparisonHeading: text,
  comparison,
  sidebar: z.strictObject({ heading: text }),
  quoteBox: section.closing,
  reviewHeading: text,
  closing: section.closing,
});

const painting = z.strictObject({
  layout: z.literal("painting"),
  ...base,
  trust: figures,
  interior: section.place.optional(),
  exterior: section.place.optional(),
  ...steps,
  layers: section.paintLayers,
  priceTable: section.priceTable,
  durability: z.strictObject({
    heading: text,
    text: paragraph,
    items: z.array(section.lifespan).min(1),
  }),
  ...comparisons,
  ...someQuestions,
  direct: section.directContact,
  formLink: z.strictObject({ text, label: text }),
});

const announcement = z.strictObject({
  layout: z.literal("announcement"),
  ...base,
  hero: section.serviceHero.omit({ price: true, button: true }),
  notice: section.closing,
  samples: section.samples,
  questions: z.array(question).min(1).optional(),
  closing: section.closing,
});

/** A file of content/services/; its component in src/components/service/layouts/ shows it. */
export const serviceTextsSchema = z.discriminatedUnion("layout", [
  interior,
  exterior,
  facade,
  newbuild,
  painting,
  announcement,
]);
export type ServiceTexts = z.output<typeof serviceTextsSchema>;

export type TextsOf<Layout extends ServiceTexts["layout"]> = Extract<
  ServiceTexts,
  { layout: Layout }
>;
