import { z } from "zod";
import { wallTexts } from "#data/enquiry/wall.ts";
import { prices } from "#data/prices/prices.ts";
import { serviceSlug, text, texts } from "#data/reading/common-schemas.ts";
import { defineFile } from "#data/reading/define.ts";
import { priceBookOf } from "./calculation.ts";
import { estimateTexts } from "./estimate-texts.ts";

const schema = z.strictObject({
  ...texts("heading", "choice", "estimate", "take"),
  works: z.array(z.strictObject({ label: text, service: serviceSlug })).default([]),
});

export const pricedWallTexts = defineFile("content/priced-wall.yaml", schema);

/**
 * The props of the wall with its price: its words, and the prices of its works without what it does
 * not show, because the page carries them; undefined where none of its works has a price.
 */
export function pricedWall() {
  const { works, ...words } = pricedWallTexts.data;
  const slugs = new Set(works.map(({ service }) => service));
  const { services, ...rest } = estimateTexts();
  const priced = services
    .filter(({ slug, parts }) => slugs.has(slug) && parts.length > 0)
    .map(({ explanation: _explanation, ...service }) => ({ ...service, explanation: undefined }));
  const hasPrice = (slug: string) => priced.some((service) => service.slug === slug);
  const shown = works.filter(({ service }) => hasPrice(service));
  return shown.length === 0
    ? undefined
    : {
        words: { ...words, works: shown },
        texts: wallTexts.data,
        prices: priceBookOf(prices.data, { ...rest, services: priced }),
      };
}
export type PricedWallProps = NonNullable<ReturnType<typeof pricedWall>>;
