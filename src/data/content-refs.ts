import type { ServiceList } from "./business/services-schema.ts";
import type { RawContent } from "./reading/content-file.ts";
import { memoize } from "./reading/memoize.ts";
import { nearest } from "./reading/nearest.ts";

type Fields = Record<string, unknown>;

/** Unchecked data as fields; empty when it has none. */
const asFields = (data: unknown): Fields =>
  typeof data === "object" && data !== null ? (data as Fields) : {};

/** Unchecked data as a list of fields; empty when it is not a list. */
const asList = (data: unknown): Fields[] => (Array.isArray(data) ? data.map(asFields) : []);

const slugsOf = (services: readonly Fields[]) => services.map(({ slug }) => String(slug));

/** The slugs of the current services, or only of those in a list. */
export function offeredServices(raw: RawContent, list?: ServiceList): string[] {
  const services = asList(asFields(raw.data("content/services.yaml")).services);
  if (!list) {
    return slugsOf(services);
  }
  return slugsOf(services.filter(({ lists }) => asFields(lists)[list] !== undefined));
}

/** The slugs of former services. */
export function formerServices(raw: RawContent): string[] {
  return slugsOf(asList(asFields(raw.data("content/services.yaml")).former));
}

/** A kind of thing that a text may refer to by name. */
interface RefKind {
  names(raw: RawContent): string[];
  /** Names that are allowed, but that the editor does not offer. */
  formerNames?(raw: RawContent): string[];
  /**
   * Explains what to do about an unknown name. `similar` is the known name that is most like it.
   */
  message(name: string, names: readonly string[], similar: string | undefined): string;
}

/** The message about a name that a file or a folder of content/ does not have. */
function missingIn(what: string, file: string, addition = ""): RefKind["message"] {
  return (name, names, similar) => {
    const alternatives = similar ?? `one of: ${names.join(", ")}`;
    const ending = names.length > 0 ? `, or write ${alternatives}` : "";
    return `there is no ${what} "${name}" in content/${file} — take it out here or add it there${addition}${ending}`;
  };
}

/**
 * Everything that a text may refer to. The names come from the unchecked files, so that a mistake
 * in one file does not hide those in another.
 */
const refKinds: Record<string, RefKind> = {
  service: {
    names: (raw) => [...offeredServices(raw), ...formerServices(raw)],
    message: missingIn(
      "service",
      "services.yaml",
      " (below `former` when it is no longer offered)",
    ),
  },
  rate: {
    names: (raw) => Object.keys(asFields(asFields(raw.data("content/prices.yaml")).rates)),
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
        .filter((name) => asFields(raw.data(`content/reviews/${name}.yaml`)).shownOn === "reviews"),
    message: missingIn("review", "reviews"),
  },
  photo: {
    names: (raw) => raw.names("photos", ".jpg"),
    message: (name, _, similar) =>
      `there is no picture photos/${name}.jpg — add it, or write ${similar ?? "the name of another"}`,
  },
  drawing: {
    names: (raw) => raw.names("public", ".svg"),
    message: (name) => `there is no drawing public/${name}.svg — add it, or take this line out`,
  },
  "page with reviews": {
    names: (raw) => [
      "reviews",
      "home",
      "diensten",
      ...offeredServices(raw).filter(
        (slug) => asFields(raw.data(`content/services/${slug}.yaml`)).reviewHeading !== undefined,
      ),
    ],
    formerNames: formerServices,
    message: (name, names) =>
      `no page shows reviews as "${name}" — write one of: ${names.join(", ")}`,
  },
};

/** The names that texts may refer to, and a check of them. */
export function contentRefs(raw: RawContent) {
  const namesOf = memoize((kind: string): readonly string[] => refKinds[kind]?.names(raw) ?? []);

  /** The mistake in a reference; undefined when there is none. */
  function checkRef(kind: string, name: string): string | undefined {
    if (name === "") {
      return `is empty — write the name of a ${kind}`;
    }
    const names = namesOf(kind);
    if (names.includes(name) || refKinds[kind]?.formerNames?.(raw).includes(name)) {
      return undefined;
    }
    return refKinds[kind]?.message(name, names, nearest(name, names));
  }

  return { namesOf, checkRef };
}
