import { z } from "zod";
import { wallTexts } from "#facts/enquiry/wall.ts";
import { priceNote } from "#facts/services/service-texts.ts";
import { text, texts } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";
import { serviceSlug } from "#reading/references.ts";
import { priceBook } from "./price-book.ts";

const schema = z.strictObject({
  ...texts("heading", "choice", "estimate", "take"),
  works: z.array(z.strictObject({ label: text, service: serviceSlug })).default([]),
});

export const pricedWallTexts = defineFile("content/priced-wall.yaml", schema);

/**
 * The words of the wall with its price, and the prices of its works; undefined where none has one.
 */
export function pricedWall() {
  const { works, ...words } = pricedWallTexts.data;
  const { services, ...book } = priceBook();
  const shown = works
    .filter(({ service }) => services.some((one) => one.slug === service && one.works.length > 0))
    .map((work) => ({ ...work, isFor: priceNote(work.service) }));
  // Where no part is chosen, the first one counts. What the panel explains would be heavy.
  const priced = services
    .filter(({ slug }) => shown.some(({ service }) => service === slug))
    .map((one) => ({ ...one, works: one.works.slice(0, 1), explanation: undefined }));
  const prices = { ...book, services: priced };
  return shown.length > 0
    ? { words: { ...words, works: shown }, texts: wallTexts.data, prices }
    : undefined;
}
export type PricedWallProps = NonNullable<ReturnType<typeof pricedWall>>;
