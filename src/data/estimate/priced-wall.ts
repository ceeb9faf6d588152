import { z } from "zod";
import { wallTexts } from "#data/enquiry/wall.ts";
import { prices } from "#data/prices/prices.ts";
import { serviceSlug, text, texts } from "#data/reading/common-schemas.ts";
import { defineFile } from "#data/reading/define.ts";
import { serviceTexts } from "#data/services/service-texts.ts";
import { estimateTexts } from "./estimate-texts.ts";
import { type CountedPrices, type PriceBook, priceBookOf } from "./price-book.ts";

const schema = z.strictObject({
  ...texts("heading", "choice", "estimate", "take"),
  works: z.array(z.strictObject({ label: text, service: serviceSlug })).default([]),
});

export const pricedWallTexts = defineFile("content/priced-wall.yaml", schema);

type Question = ReturnType<typeof estimateTexts>["services"][number]["questions"][number];

/** A question that is not asked: the answers that are counted then, without words. */
const unanswered = ({ name, parts, answers, unanswered: counted }: Question): Question => ({
  name,
  parts,
  topic: "",
  question: "",
  answers: answers
    .filter((answer) => answer.name === counted.from || answer.name === counted.to)
    .map((answer) => ({ ...answer, label: "" })),
  unanswered: counted,
});

function priceNote(service: string): string | undefined {
  const { hero } = serviceTexts(service);
  return "price" in hero ? hero.price?.note : undefined;
}

/** Without the texts of the questions, and of what stands beside a result. */
function counted({ texts, ...book }: PriceBook): CountedPrices {
  const { somethingElse } = texts.tiles;
  const { from, unit } = texts.rate;
  const { about } = texts.rough;
  const { discountLine, fillUp } = texts.lines;
  const { includingVat, excludingVat, visit, noSize } = texts.line;
  return {
    ...book,
    texts: {
      tiles: { somethingElse },
      rate: { from, unit },
      rough: { about, unit: texts.rough.unit },
      lines: { discountLine, fillUp },
      line: { includingVat, excludingVat, visit, noSize },
    },
  };
}

/**
 * The props of the wall with its price: its words, and the prices of its works without what it does
 * not show, because the page carries them; undefined where none of its works has a price.
 *
 * @param others Other services whose prices the page shows at the drawn surface.
 */
export function pricedWall(others: readonly string[] = []) {
  const { works, ...words } = pricedWallTexts.data;
  const slugs = new Set([...works.map(({ service }) => service), ...others]);
  const { services, ...rest } = estimateTexts();
  const priced = services
    .filter(({ slug, parts }) => slugs.has(slug) && parts.length > 0)
    .map(({ explanation: _explanation, parts, questions, ...service }) => ({
      ...service,
      // No part is chosen, so the price is that of the first.
      parts: parts.slice(0, 1),
      questions: questions.map(unanswered),
      explanation: undefined,
    }));
  const hasPrice = (slug: string) => priced.some((service) => service.slug === slug);
  const shown = works.filter(({ service }) => hasPrice(service));
  return shown.length === 0
    ? undefined
    : {
        words: {
          ...words,
          works: shown.map((work) => ({ ...work, isFor: priceNote(work.service) })),
        },
        texts: wallTexts.data,
        prices: counted(priceBookOf(prices.data, { ...rest, services: priced })),
      };
}
export type PricedWallProps = NonNullable<ReturnType<typeof pricedWall>>;
