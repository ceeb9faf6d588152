import type { Prices } from "#data/prices/prices-schema.ts";
import type { estimateTexts } from "./estimate-texts.ts";
import { rulesOf } from "./quote.ts";
import { workOf } from "./work.ts";

type Texts = ReturnType<typeof estimateTexts>;

/**
 * The texts and amounts of the price indication. It is part of a page, so a page that asks nothing
 * leaves out `explanations`, and the services that it does not show.
 */
export function priceBookOf(
  prices: Prices,
  {
    services,
    explanations,
    ...texts
  }: Omit<Texts, "explanations"> & Partial<Pick<Texts, "explanations">>,
) {
  return {
    ...rulesOf(prices),
    texts,
    explanations,
    services: services.map(({ parts, questions, ...service }) => ({
      ...service,
      works: parts.map((part) => workOf(prices, service.slug, part, questions)),
    })),
  };
}
export type PriceBook = ReturnType<typeof priceBookOf>;
