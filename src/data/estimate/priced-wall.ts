import { z } from "zod";
import { wallTexts } from "#data/enquiry/wall.ts";
import { prices } from "#data/prices/prices.ts";
import { serviceSlug, text, texts } from "#data/reading/common-schemas.ts";
import { defineFile } from "#data/reading/define.ts";
import { priceNote } from "#data/services/service-texts.ts";
import { estimateTexts } from "./estimate-texts.ts";
import { type FigureBook, servicesWithWorks } from "./price-book.ts";
import { rulesOf } from "./quote.ts";

const schema = z.strictObject({
  ...texts("heading", "choice", "estimate", "take"),
  works: z.array(z.strictObject({ label: text, service: serviceSlug })).default([]),
});

export const pricedWallTexts = defineFile("content/priced-wall.yaml", schema);

type EstimatedService = ReturnType<typeof estimateTexts>["services"][number];

/**
 * A service as a page carries it that asks nothing: the part that counts where none is chosen, and
 * of the questions only the answers that count as long as they are open.
 */
const unasked = (service: EstimatedService): EstimatedService => ({
  ...service,
  parts: service.parts.slice(0, 1),
  questions: service.questions.map(({ hint: _, answers, ...question }) => ({
    ...question,
    answers: answers.filter(({ name }) => Object.values(question.unanswered).includes(name)),
  })),
});

/** The prices of these services for figures alone. */
function figureBook(services: EstimatedService[]): FigureBook {
  const { tiles, rate, rough, line, lines } = estimateTexts();
  const { discountLine, fillUp } = lines;
  return {
    ...rulesOf(prices.data),
    texts: { tiles, rate, rough, line, lines: { discountLine, fillUp } },
    services: servicesWithWorks(prices.data, services.map(unasked)),
  };
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
  const priced = estimateTexts().services.filter(
    ({ slug, parts }) => slugs.has(slug) && parts.length > 0,
  );
  // What stands below a drawing in the form, and in its mail.
  const { use: _use, total: _total, lines: _lines, ...drawing } = wallTexts.data;
  const shown = works.filter(({ service }) => priced.some(({ slug }) => slug === service));
  return shown.length === 0
    ? undefined
    : {
        words: {
          ...words,
          works: shown.map((work) => ({ ...work, isFor: priceNote(work.service) })),
        },
        texts: drawing,
        prices: figureBook(priced),
      };
}
export type PricedWallProps = NonNullable<ReturnType<typeof pricedWall>>;
