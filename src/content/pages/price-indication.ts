import { z } from "zod";
import { paragraph, text } from "@/content/reading/parts";
import { readFile } from "@/content/reading/read";
import { type Building, buildings } from "@/content/firm/buildings";
import { otherService } from "#enquiry/options.ts";
import { servicesIn } from "@/content/firm/services";
import type { ServiceIndication } from "@/content/collections/service-indication";
import { serviceTexts } from "@/content/collections/services";

const measuring = [
  "part",
  "area",
  "bySquareMetres",
  "byMeasures",
  "length",
  "width",
  "height",
  "openings",
  "noNumber",
  "openingsTooLarge",
  "optional",
  "sum",
  "framesHint",
] as const;

const shared = readFile(
  "price-indication.yaml",
  z.strictObject({
    eyebrow: text,
    heading: text,
    toForm: text,
    start: z.strictObject({
      intro: paragraph,
      service: text,
      squareMetres: text,
      building: text,
      buildings: z.record(z.enum(buildings), text),
      vat: paragraph,
      failed: paragraph,
    }),
    measuring: z.record(z.enum(measuring), text),
    list: z.strictObject({ heading: text, note: text }),
    notes: z.record(z.enum(["includes", "raises", "lowers", "drying", "warranty"]), text),
    result: z.strictObject({
      includingVat: text.includes("{percent}"),
      excludingVat: text,
      discount: text.includes("{percent}").includes("{before}").includes("{endOfMonth}"),
    }),
    sentence: z.strictObject({
      range: text
        .includes("{subject}")
        .includes("{includingVat}")
        .includes("{percent}")
        .includes("{excludingVat}"),
      discount: text.includes("{percent}"),
      measured: text.includes("{measures}"),
    }),
    figure: z.strictObject({ heading: text, own: text, example: text, middle: text, note: text }),
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
  if (!indication && !visit) {
    throw new Error(
      `content/services/${slug}.yaml: has no "indication" and no "visit" — write one of them, or take "indication" from its lists in content/services.yaml`,
    );
  }
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
export type ResultTexts = Omit<Texts, "eyebrow" | "heading" | "toForm" | "start" | "list">;
