import { otherService } from "#contract/options.ts";
import { rateOf } from "../business/prices.ts";
import { servicesIn } from "../business/services.ts";
import { serviceTexts } from "../collections/services.ts";
import { load } from "../load.ts";
import type { ServiceIndication } from "../schemas/service-indication.ts";
import type { Drawing } from "../schemas/services.ts";

const shared = load("content/price-indication.yaml");

/** A service as the price indication speaks of it. */
export interface IndicatedService {
  slug: string;
  label: string;
  choice: string;
  drawing?: Drawing;
  /** Euro per square metre from which it starts; absent where it has no price. */
  from?: number;
  /** How it is worked out; a service that is not says in `visit` why somebody has to come and look. */
  indication?: Omit<ServiceIndication, "parts"> & { parts: Record<string, string> };
  visit?: string;
}

const listed = servicesIn("indication").map((service) => ({ ...service, ...serviceTexts(service.slug) }));

const services = listed.map((one): IndicatedService => {
  const { slug, label, drawing, lists, panel, price, indication, visit } = one;
  const parts = Object.fromEntries(indication?.parts.map(({ name, label }) => [name, label]) ?? []);
  const rate = panel[0] ?? price;
  return {
    slug,
    label,
    choice: lists.quote ? slug : otherService,
    ...(drawing && { drawing }),
    ...(indication && rate && { from: rateOf(rate).from }),
    ...(indication ? { indication: { ...indication, parts } } : { visit }),
  };
});

/** The words of the price indication, from content/price-indication.yaml and content/services/. */
export const priceIndication = { ...shared, services };
export type PriceTexts = typeof priceIndication;

/** The parts of each service that can be worked out. */
export const indicatedParts = listed.map(({ slug, indication }) => ({
  slug,
  parts: indication?.parts ?? [],
}));
