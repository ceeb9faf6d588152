import { metas as articleMetas } from "@contractor/core/facts/articles/articles.ts";
import { metas as legalMetas } from "@contractor/core/facts/legal/legal.ts";
import { meta as pricesMeta } from "@contractor/core/prices/prices-page.ts";
import { once } from "@contractor/core/reading/memoize.ts";
import { absolute } from "./ids.ts";

/** The day on which the text of a page was last changed, by its address, where that is known. */
const changed = once(() => {
  const dated = [...articleMetas(), ...legalMetas(), pricesMeta()];
  return new Map(dated.map(({ path, updated }) => [absolute(path), updated]));
});

/** Whether the sitemap for search engines has a page. It has no error pages and no offline page. */
export const isInSitemap = (address: string): boolean => !/\/(404|500|offline)$/.test(address);

export function withLastChange<Entry extends { url: string }>(entry: Entry) {
  return { ...entry, lastmod: changed().get(entry.url) };
}
