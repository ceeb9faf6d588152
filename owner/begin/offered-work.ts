import { factFiles } from "#data/fact-files.ts";
import { openContent } from "#data/open-content.ts";
import type { Files } from "#data/reading/files.ts";
import { variantOf } from "#data/reading/schema-at.ts";
import { serviceTextsSchema } from "#data/services/service-layouts.ts";
import { ratesNamed } from "#owner/removal/rates-named.ts";

/** Where a firm works: the names of files in owner/begin/texts/. */
export const places = ["inside", "outside", "both"] as const;
export type Place = (typeof places)[number];

interface Service {
  slug: string;
  label: string;
  freeWeek?: Place;
}

const servicesIn = (files: Files): Service[] =>
  (openContent(files).raw.data(factFiles.services.path) as { services?: Service[] }).services ?? [];

/** Where a firm with these services works, of which some are done both inside and outside. */
export function placeOf(files: Files, services: readonly string[], chosen: Place): Place {
  if (chosen !== "both") {
    return chosen;
  }
  const all = servicesIn(files).filter(({ slug }) => services.includes(slug));
  const found = new Set(all.map(({ freeWeek = "both" }) => freeWeek));
  const [only = "both", ...others] = found;
  return others.length === 0 ? only : "both";
}

/** The names of chosen services that are done where the firm does not work. */
export const elsewhere = (files: Files, services: readonly string[], chosen: string): string[] =>
  servicesIn(files)
    .filter(({ slug }) => services.includes(slug))
    .filter(({ freeWeek = chosen }) => /side$/.test(chosen) && freeWeek !== chosen)
    .map(({ label }) => label);

/** The rates of work that only happens there. */
const ratesOf: Readonly<Record<Place, readonly string[]>> = {
  both: [],
  inside: [
    "painting-interior",
    "painting-walls",
    "painting-ceilings",
    "painting-stairs",
    "paint-primer",
    "paint-third-coat",
    "hall-scaffold",
  ],
  outside: [
    "painting-exterior",
    "painting-facades",
    "paint-fixing",
    "rolling-scaffold",
    "facade-scaffold",
    "scaffold-minimum",
    "exterior-minimum",
  ],
};
/** The rates of painting that no text of a service names. */
const paintingRates = ["painting-stairs"];
const otherPlace = { inside: "outside", outside: "inside", both: "both" } as const;

/** The rates that the texts of services name, and what content/services.yaml says of them. */
function ratesOfServices(files: Files, services: readonly string[]): Set<string> {
  const { raw } = openContent(files);
  const entries = servicesIn(files).filter(({ slug }) => services.includes(slug));
  const texts = services.map((slug) => raw.data(`content/services/${slug}.yaml`));
  return new Set([
    ...ratesNamed({ services: entries }, factFiles.services.schema),
    ...texts.flatMap((data) => ratesNamed(data, variantOf(serviceTextsSchema, data))),
  ]);
}

/**
 * The rates of work that the firm does not do: those of other services, those of the place where it
 * does not work, and those of painting.
 */
export function ratesGone(
  before: Files,
  after: Files,
  services: readonly string[],
  place: Place,
  paints: boolean,
): Set<string> {
  const all = servicesIn(before).map(({ slug }) => slug);
  const left = ratesOfServices(after, services);
  const ofOthers = [...ratesOfServices(before, all)].filter((rate) => !left.has(rate));
  return new Set([...ofOthers, ...ratesOf[otherPlace[place]], ...(paints ? [] : paintingRates)]);
}

interface Indication {
  parts: { name: string }[];
  questions?: { parts?: string[] }[];
}

/** The texts of a service in which no question is about a part of the work that is gone. */
export function withoutParts(texts: { indication?: Indication }) {
  const { indication } = texts;
  if (!indication) {
    return texts;
  }
  const names = indication.parts.map(({ name }) => name);
  const questions = indication.questions
    ?.map((question) =>
      question.parts
        ? { ...question, parts: question.parts.filter((part) => names.includes(part)) }
        : question,
    )
    .filter(({ parts }) => parts?.length !== 0);
  return { ...texts, indication: { ...indication, ...(questions && { questions }) } };
}
