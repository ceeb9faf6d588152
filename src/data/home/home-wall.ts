import { wallTexts } from "#data/enquiry/wall.ts";
import { priceBookOf } from "#data/estimate/calculation.ts";
import { estimateTexts } from "#data/estimate/estimate-texts.ts";
import { home } from "#data/home/home-page.ts";
import { prices } from "#data/prices/prices.ts";

/**
 * The props of the wall on the home page: its words, and the prices of its works without what it
 * does not show, because the page carries them; undefined where none of its works has a price.
 */
export function homeWall() {
  const { works, ...words } = home.data.wall;
  const slugs = new Set(works.map(({ service }) => service));
  const { services, ...texts } = estimateTexts();
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
        prices: priceBookOf(prices.data, { ...texts, services: priced }),
      };
}
export type HomeWallProps = NonNullable<ReturnType<typeof homeWall>>;
