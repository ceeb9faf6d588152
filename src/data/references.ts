import { nearest } from "./lib/nearest.ts";
import { remember } from "./lib/remember.ts";
import type { ServiceList } from "./schemas/services.ts";

/** A project's files as they are written, whether right or not. */
export interface Written {
  data(file: string): unknown;
  names(folder: string, ending: string): string[];
}

type Fields = Record<string, unknown>;

/** What may be of any shape, as fields. */
const fields = (data: unknown): Fields =>
  typeof data === "object" && data !== null ? (data as Fields) : {};

const list = (data: unknown): Fields[] => (Array.isArray(data) ? data.map(fields) : []);

const slugs = (services: readonly Fields[]) => services.map(({ slug }) => String(slug));

/** The slugs of the services that are offered; those in a list, when one is named. */
export const offeredServices = ({ data }: Written, inList?: ServiceList): string[] =>
  slugs(
    list(fields(data("content/services.yaml"))["services"]).filter(
      ({ lists }) => !inList || fields(lists)[inList] !== undefined,
    ),
  );

export const formerServices = ({ data }: Written): string[] =>
  slugs(list(fields(data("content/services.yaml"))["former"]));

interface Kind {
  names(written: Written): string[];
  /** Names that are no mistake, but nothing to choose. */
  former?(written: Written): string[];
  /** What to do about a name that is not there. */
  message(name: string, names: readonly string[], meant: string | undefined): string;
}

/**
 * A name that a file of content/ has, or that is a file's own; `besides` says where another
 * belongs.
 */
function listed(what: string, file: string, names: Kind["names"], besides = ""): Kind {
  return {
    names,
    message(name, known, meant) {
      const others = known.length > 0 ? `, or write ${meant ?? `one of: ${known.join(", ")}`}` : "";
      return `there is no ${what} "${name}" in content/${file} — take it out here or add it there${besides}${others}`;
    },
  };
}

/**
 * What a text may refer to: the names are looked up as they are written, so no file waits for
 * another to be right.
 */
const kinds: Record<string, Kind> = {
  service: listed(
    "service",
    "services.yaml",
    (written) => [...offeredServices(written), ...formerServices(written)],
    " (below `former` when it is no longer offered)",
  ),
  rate: listed("rate", "prices.yaml", ({ data }) =>
    Object.keys(fields(fields(data("content/prices.yaml"))["rates"])),
  ),
  category: listed("category", "pages/blogs.yaml", ({ data }) => {
    const { categories } = fields(data("content/pages/blogs.yaml"));
    return Array.isArray(categories) ? categories.map(String) : [];
  }),
  "case study": listed("case study", "cases", ({ names }) => names("content/cases", ".yaml")),
  review: listed("review", "reviews", ({ data, names }) =>
    names("content/reviews", ".yaml").filter(
      (name) => fields(data(`content/reviews/${name}.yaml`))["shownOn"] === "reviews",
    ),
  ),
  photo: {
    names: ({ names }) => names("photos", ".jpg"),
    message: (name, _, meant) =>
      `there is no picture photos/${name}.jpg — add it, or ${meant ? `write ${meant}` : "write the name of another"}`,
  },
  "page with reviews": {
    names: (written) => [
      "reviews",
      "home",
      "diensten",
      ...offeredServices(written).filter(
        (slug) =>
          fields(written.data(`content/services/${slug}.yaml`))["reviewHeading"] !== undefined,
      ),
    ],
    former: formerServices,
    message: (name, names) =>
      `no page shows reviews as "${name}" — write one of: ${names.join(", ")}`,
  },
};

/** The names of a kind, and what is said of others. */
export function referencesIn(written: Written) {
  const namesOf = remember((kind: string): readonly string[] => kinds[kind]?.names(written) ?? []);
  return {
    namesOf,
    refuse(kind: string, name: string): string | undefined {
      const names = namesOf(kind);
      if (names.includes(name) || kinds[kind]?.former?.(written).includes(name)) {
        return undefined;
      }
      return kinds[kind]?.message(name, names, nearest(name, names));
    },
  };
}
