import type { ServiceList } from "./business/services-schema.ts";
import type { RawContent } from "./lib/content-file.ts";
import { memoize } from "./lib/memoize.ts";
import { nearest } from "./lib/nearest.ts";

type Fields = Record<string, unknown>;

/** Data of any shape as fields: none where there are none. */
const asFields = (data: unknown): Fields =>
  typeof data === "object" && data !== null ? (data as Fields) : {};

/** Data of any shape as a list of fields: empty where there is none. */
const asList = (data: unknown): Fields[] => (Array.isArray(data) ? data.map(asFields) : []);

const slugsOf = (services: readonly Fields[]) => services.map(({ slug }) => String(slug));

/** The slugs of the services that are offered; those in a list, when one is named. */
export function offeredServices(raw: RawContent, list?: ServiceList): string[] {
  const services = asList(asFields(raw.data("content/services.yaml"))["services"]);
  if (!list) {
    return slugsOf(services);
  }
  return slugsOf(services.filter(({ lists }) => asFields(lists)[list] !== undefined));
}

/** The slugs of the services that are no longer offered. */
export function formerServices(raw: RawContent): string[] {
  return slugsOf(asList(asFields(raw.data("content/services.yaml"))["former"]));
}

/** Something that a text may name. */
interface Kind {
  names(raw: RawContent): string[];
  /** Names that are no mistake, but nothing to choose. */
  formerNames?(raw: RawContent): string[];
  /** What to do about a name that is not there. */
  message(name: string, names: readonly string[], meant: string | undefined): string;
}

/** The message about a name that a file of content/, or a folder of it, does not have. */
function missingIn(what: string, file: string, besides = ""): Kind["message"] {
  return (name, names, meant) => {
    const others = names.length > 0 ? `, or write ${meant ?? `one of: ${names.join(", ")}`}` : "";
    return `there is no ${what} "${name}" in content/${file} — take it out here or add it there${besides}${others}`;
  };
}

/**
 * What a text may refer to. The names are looked up as they are written, so that no file waits for
 * another to be right.
 */
const kinds: Record<string, Kind> = {
  service: {
    names: (raw) => [...offeredServices(raw), ...formerServices(raw)],
    message: missingIn(
      "service",
      "services.yaml",
      " (below `former` when it is no longer offered)",
    ),
  },
  rate: {
    names: (raw) => Object.keys(asFields(asFields(raw.data("content/prices.yaml"))["rates"])),
    message: missingIn("rate", "prices.yaml"),
  },
  category: {
    names(raw) {
      const { categories } = asFields(raw.data("content/pages/blogs.yaml"));
      return Array.isArray(categories) ? categories.map(String) : [];
    },
    message: missingIn("category", "pages/blogs.yaml"),
  },
  "case study": {
    names: (raw) => raw.names("content/cases", ".yaml"),
    message: missingIn("case study", "cases"),
  },
  review: {
    names: (raw) =>
      raw
        .names("content/reviews", ".yaml")
        .filter(
          (name) => asFields(raw.data(`content/reviews/${name}.yaml`))["shownOn"] === "reviews",
        ),
    message: missingIn("review", "reviews"),
  },
  photo: {
    names: (raw) => raw.names("photos", ".jpg"),
    message: (name, _, meant) =>
      `there is no picture photos/${name}.jpg — add it, or ${meant ? `write ${meant}` : "write the name of another"}`,
  },
  "page with reviews": {
    names: (raw) => [
      "reviews",
      "home",
      "diensten",
      ...offeredServices(raw).filter(
        (slug) =>
          asFields(raw.data(`content/services/${slug}.yaml`))["reviewHeading"] !== undefined,
      ),
    ],
    formerNames: formerServices,
    message: (name, names) =>
      `no page shows reviews as "${name}" — write one of: ${names.join(", ")}`,
  },
};

/** What texts of this content may refer to. */
export function contentRefs(raw: RawContent) {
  const namesOf = memoize((kind: string): readonly string[] => kinds[kind]?.names(raw) ?? []);

  /** Why a text cannot name this; undefined when it can. */
  function checkRef(kind: string, name: string): string | undefined {
    const names = namesOf(kind);
    if (names.includes(name) || kinds[kind]?.formerNames?.(raw).includes(name)) {
      return undefined;
    }
    return kinds[kind]?.message(name, names, nearest(name, names));
  }

  return { namesOf, checkRef };
}
