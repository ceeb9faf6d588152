import { z } from "zod";
import { textWith } from "../lib/tokens.ts";
import { paragraph, text } from "../schemas/common.ts";
import { readFile } from "../lib/read.ts";
import { type Building, buildings } from "../business/buildings.ts";
import { otherService } from "#contract/options.ts";
import { servicesIn } from "../business/services.ts";
import type { ServiceIndication } from "../schemas/service-indication.ts";
import { serviceTexts } from "../collections/services.ts";

const measuring = z.strictObject({
  part: text,
  area: text,
  bySquareMetres: text,
  byMeasures: text,
  length: text,
  width: text,
  height: text,
  openings: text,
  noNumber: text,
  openingsTooLarge: text,
  optional: text,
  sum: textWith("squareMetres"),
  framesHint: text,
});

const shared = readFile(
  "price-indication.yaml",
  z.strictObject({
    eyebrow: text,
    heading: text,
    start: z.strictObject({
      intro: paragraph,
      service: text,
      squareMetres: text,
      building: text,
      buildings: z.record(z.enum(buildings), text),
      vat: paragraph,
      failed: paragraph,
    }),
    measuring,
    list: z.strictObject({ heading: text, projectsHeading: text, note: text }),
    notes: z.record(z.enum(["includes", "raises", "lowers", "drying", "warranty"]), text),
    result: z.strictObject({
      includingVat: textWith("percent"),
      excludingVat: text,
      discount: textWith("percent", "before", "endOfMonth"),
    }),
    sentence: z.strictObject({
      range: textWith("subject", "includingVat", "percent", "excludingVat"),
      discount: textWith("percent"),
      measured: textWith("measures"),
    }),
    chart: z.strictObject({ heading: text, own: text, example: text, middle: text, note: text }),
    visit: z.strictObject({ heading: text, small: text, large: text, next: text }),
    buttons: z.strictObject({
      quote: text,
      visit: text,
      share: text,
      shared: text,
      notShared: text,
      print: text,
    }),
  }),
);
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
