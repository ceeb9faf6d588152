import { z } from "zod";
import { wallTexts } from "#data/enquiry/wall.ts";
import { prices } from "#data/prices/prices.ts";
import { serviceSlug, text, texts } from "#data/reading/common-schemas.ts";
import { defineFile } from "#data/reading/define.ts";
import { serviceTexts } from "#data/services/service-texts.ts";
import { estimateTexts } from "./estimate-texts.ts";
import { priceBookOf } from "./price-book.ts";

const schema = z.strictObject({
  ...texts("heading", "choice", "estimate", "take"),
  works: z.array(z.strictObject({ label: text, service: serviceSlug })).default([]),
});

export const pricedWallTexts = defineFile("content/priced-wall.yaml", schema);

type EstimatedService = ReturnType<typeof estimateTexts>["services"][number];

/** What a wall's price depends on: the first part of the work, and questions that nobody reads. */
const withoutWords = ({ parts, questions, ...service }: EstimatedService): EstimatedService => ({
  ...service,
  parts: parts.slice(0, 1),
  questions: questions.map(({ hint: _, answers, ...question }) => ({
    ...question,
    topic: "",
    question: "",
    answers: answers.map((answer) => ({ ...answer, label: "" })),
  })),
});

/** Words that the wall does not say, all empty. */
const emptied = <Words extends object>(words: Words): Words =>
  JSON.parse(JSON.stringify(words, (_, value) => (typeof value === "string" ? "" : value)));

function priceNote(service: string): string | undefined {
  const { hero } = serviceTexts(service);
  return "price" in hero ? hero.price?.note : undefined;
}

/**
 * The props of the wall with its price: its words, and the prices of its works; undefined where
 * none of its works has a price.
 *
 * @param others Other services whose prices the page shows at the drawn surface.
 */
export function pricedWall(others: readonly string[] = []) {
  const { works, ...words } = pricedWallTexts.data;
  const slugs = new Set([...works.map(({ service }) => service), ...others]);
  const { services, explanations: _, tiles, line, rate, rough, ...unsaid } = estimateTexts();
  const texts = { ...emptied(unsaid), tiles, line, rate, rough };
  const priced = services.filter(({ slug, parts }) => slugs.has(slug) && parts.length > 0);
  const shown = works.filter(({ service }) => priced.some(({ slug }) => slug === service));
  return shown.length === 0
    ? undefined
    : {
        words: {
          ...words,
          works: shown.map((work) => ({ ...work, isFor: priceNote(work.service) })),
        },
        texts: wallTexts.data,
        prices: priceBookOf(prices.data, { ...texts, services: priced.map(withoutWords) }),
      };
}
export type PricedWallProps = NonNullable<ReturnType<typeof pricedWall>>;
