import { otherService } from "#contract/options.ts";
import { servicesIn } from "../business/services.ts";
import { serviceTexts } from "../collections/services.ts";
import type { Building } from "../lib/price-rules.ts";
import { load } from "../load.ts";
import type { ServiceIndication } from "../schemas/service-indication.ts";

const shared = load("content/price-indication.yaml");


/** A service as the price indication speaks of it. */
interface IndicatedService {
  slug: string;
  label: string;
  /** What the quote form calls it. */
  choice: string;
  /** How it is worked out; a service that is not says in `visit` why somebody has to come and look. */
  indication?: Omit<ServiceIndication, "parts"> & { parts: Record<string, string> };
  visit?: string;
}

const listed = servicesIn("indication").map((service) => ({ ...service, ...serviceTexts(service.slug) }));

const services = listed.map(({ slug, label, lists, indication, visit }): IndicatedService => {
  const parts = Object.fromEntries(indication?.parts.map(({ name, label }) => [name, label]) ?? []);
  return {
    slug,
    label,
    choice: lists.quote ? slug : otherService,
    ...(indication ? { indication: { ...indication, parts } } : { visit }),
  };
});

/** The words of the price indication, from content/price-indication.yaml and content/services/. */
export const priceIndication = { ...shared, services };
/** The parts of each service that can be worked out. */
export const indicatedParts = listed.map(({ slug, indication }) => ({
  slug,
  parts: indication?.parts ?? [],
}));

/** The building that is chosen at first, by service, where it is not the usual one. */
export const firstBuildings: Record<string, Building> = Object.fromEntries(
  listed.flatMap(({ slug, indication }) => (indication?.building ? [[slug, indication.building]] : [])),
);

type Texts = typeof priceIndication;

/** What stands on the page before the visitor does anything. */
export type StartTexts = Texts["start"];
/** What the calculation says, fetched when the visitor begins. */
export type ResultTexts = Omit<Texts, "eyebrow" | "heading" | "start" | "list">;
