import type { Prices } from "#data/prices/prices-schema.ts";
import type { estimateTexts } from "./estimate-texts.ts";
import { rulesOf } from "./quote.ts";
import { workOf } from "./work.ts";

type Texts = ReturnType<typeof estimateTexts>;

/** The services with their works, of which the prices are known. */
export function servicesWithWorks(prices: Prices, services: Texts["services"]) {
  const withWorks = services.map(({ parts, questions, ...service }) => ({
    ...service,
    works: parts.map((part) => workOf(prices, service.slug, part, questions)),
  }));
  // A page carries them, so a property that says nothing is left out.
  return JSON.parse(JSON.stringify(withWorks)) as typeof withWorks;
}

/** The texts and amounts of the price indication. */
export function priceBookOf(prices: Prices, { services, explanations, ...texts }: Texts) {
  return {
    ...rulesOf(prices),
    texts,
    explanations,
    services: servicesWithWorks(prices, services),
  };
}
export type PriceBook = ReturnType<typeof priceBookOf>;

/** What a figure needs of it: a page that asks nothing carries no more. */
export interface FigureBook extends Omit<PriceBook, "texts" | "explanations"> {
  texts: Pick<PriceBook["texts"], "tiles" | "rate" | "rough" | "line"> & {
    lines: Pick<PriceBook["texts"]["lines"], "discountLine" | "fillUp">;
  };
}
