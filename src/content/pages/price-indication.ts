import { z } from "zod";
import { paragraph, text } from "@/content/reading/parts";
import { prices } from "@/content/firm/prices";
import { readFile } from "@/content/reading/read";
import { serviceSlug } from "@/content/firm/service-slugs";

const points = z.array(text).min(2).max(4);

const service = z.strictObject({
  slug: serviceSlug,
  label: text,
  parts: z.record(z.string(), text),
  includes: points,
  raises: points,
  lowers: points,
  drying: text,
  warranty: text,
  basis: paragraph,
});

/** A service of which every job needs a visit: it has a name and no figures. */
const serviceToVisit = service.pick({ slug: true, label: true });

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

/** The words of the price indication, from content/price-indication.yaml. */
export const priceIndication = readFile(
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
      buildings: z.record(z.enum(["ouder", "jonger", "bedrijfspand"]), text),
      vat: paragraph,
      failed: paragraph,
    }),
    measuring: z.record(z.enum(measuring), text),
    list: z.strictObject({ heading: text, note: text }),
    services: z.array(z.union([service, serviceToVisit])).superRefine((services, context) => {
      for (const work of prices.indication.works) {
        const words = services.find(({ slug }) => slug === work.service);
        if (words && "parts" in words && words.parts[work.part]) continue;
        context.addIssue({
          code: "custom",
          message: `${work.service} has no name for its part "${work.part}" — add it below parts`,
        });
      }
    }),
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
    visit: z.strictObject({ heading: text, small: text, large: text, unknown: text, next: text }),
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
type Texts = typeof priceIndication;

/** What stands on the page before the visitor does anything. */
export type StartTexts = Texts["start"];
/** What the calculation says, fetched when the visitor begins. */
export type ResultTexts = Omit<Texts, "eyebrow" | "heading" | "toForm" | "start" | "list">;
