import { otherService } from "#contract/options.ts";
import { rateOf } from "../business/prices.ts";
import { servicesIn } from "../business/services.ts";
import { serviceTexts } from "../collections/services.ts";
import { load } from "../load.ts";

const shared = load("content/price-indication.yaml");

const listed = servicesIn("indication").map((service) => ({ ...service, ...serviceTexts(service.slug) }));

const services = listed.map((one) => {
  const { slug, label, drawing, lists, panel, price, indication, visit } = one;
  const parts = Object.fromEntries(indication?.parts.map(({ name, label }) => [name, label]) ?? []);
  const rate = panel[0] ?? price;
  return {
    slug,
    label,
    choice: lists.quote ? slug : otherService,
    ...(drawing && { drawing }),
    /** Euro per square metre from which it starts; absent where it has no price. */
    ...(indication && rate && { from: rateOf(rate).from }),
    /** How it is worked out; a service that is not says why somebody has to come and look. */
    ...(indication && { indication: { ...indication, parts } }),
    ...(!indication && { visit }),
  };
});
/** A service as the price indication speaks of it. */
export type IndicatedService = (typeof services)[number];

/** The words of the price indication, from content/price-indication.yaml and content/services/. */
export const priceIndication = { ...shared, services };
export type PriceTexts = typeof priceIndication;

/** The parts of each service that can be worked out. */
export const indicatedParts = listed.map(({ slug, indication }) => ({
  slug,
  parts: indication?.parts ?? [],
}));
