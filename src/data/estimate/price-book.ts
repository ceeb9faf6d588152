import type { Prices } from "#data/prices/prices-schema.ts";
import { rulesOf } from "./calculation.ts";
import type { estimateTexts } from "./estimate-texts.ts";
import { workOf } from "./work.ts";

/** All texts and amounts of the price indication. It is part of the page, so it is kept small. */
export function priceBookOf(
  prices: Prices,
  { services, ...texts }: ReturnType<typeof estimateTexts>,
) {
  return {
    ...rulesOf(prices),
    texts,
    services: services.map(({ parts, questions, ...service }) => ({
      ...service,
      works: parts.map((part) => workOf(prices, service.slug, part, questions)),
    })),
  };
}
export type PriceBook = ReturnType<typeof priceBookOf>;

type Texts = PriceBook["texts"];

/** The texts that a price needs itself, without those of the questions and the result beside it. */
interface OwnTexts {
  tiles: Pick<Texts["tiles"], "somethingElse">;
  rate: Pick<Texts["rate"], "from" | "unit">;
  rough: Pick<Texts["rough"], "about" | "unit">;
  lines: Pick<Texts["lines"], "discountLine" | "fillUp">;
  line: Pick<Texts["line"], "includingVat" | "excludingVat" | "visit" | "noSize">;
}

/** What a price is calculated from, for a page that shows no more than the price. */
export type CountedPrices = Omit<PriceBook, "texts"> & { texts: OwnTexts };
