import { fill } from "./facts/format/fill.ts";
import type { ServiceList } from "./facts/services/services-schema.ts";
import { asFields, type Fields, type RawContent } from "./reading/content-file.ts";
import { empty } from "./reading/dutch.ts";
import { meant } from "./reading/issues.ts";
import { memoize, once } from "./reading/memoize.ts";

/** Unchecked data as a list of fields; empty when it is not a list. */
const asList = (data: unknown): Fields[] => (Array.isArray(data) ? data.map(asFields) : []);

/** The entries of a list of services, current or former. */
const servicesOf = (raw: RawContent, list: "services" | "former") =>
  asList(raw.data("content/services.yaml")[list]);

/** The slugs of the current services, or only of those in a list. */
export const offeredServices = (raw: RawContent, list?: ServiceList): string[] =>
  servicesOf(raw, "services")
    .filter(({ lists }) => !list || (Array.isArray(lists) && lists.includes(list)))
    .map(({ slug }) => String(slug));

export const formerServices = (raw: RawContent): string[] =>
  servicesOf(raw, "former").map(({ slug }) => String(slug));

/** The folders of files that may say themselves what is seen on a photograph, and their endings. */
const describing = { projects: ".yaml", cases: ".yaml", articles: ".md" };

/** What is seen on a photograph, and where that is written: its file and field. */
interface Description {
  photo: string;
  alt: string;
  place: string;
}

/** The descriptions in unchecked data: "photoAlt" says what is seen on "photo". */
const describedIn = (fields: Fields, place: string): Description[] =>
  Object.entries(fields).flatMap(([name, alt]) => {
    const at = `${place} › ${name}`;
    const photo = name.endsWith("Alt") ? fields[name.slice(0, -"Alt".length)] : undefined;
    return typeof alt === "string" && typeof photo === "string"
      ? [{ photo, alt, place: at }]
      : describedIn(asFields(alt), at);
  });

/**
 * What projects, case studies and articles say of the photographs that they show, because an owner
 * describes a photograph where it is added. All others are described in content/photos.yaml.
 */
export const descriptionsBeside = (raw: RawContent): Description[] =>
  Object.entries(describing).flatMap(([folder, ending]) =>
    raw.names(`content/${folder}`, ending).flatMap((name) => {
      const file = `content/${folder}/${name}${ending}`;
      return describedIn(raw.data(file), file);
    }),
  );

/** The photographs that no text describes. */
export function undescribedPhotos(raw: RawContent): string[] {
  const beside = descriptionsBeside(raw).map(({ photo }) => photo);
  const described = new Set([...Object.keys(raw.data("content/photos.yaml")), ...beside]);
  return raw.names("photos", ".jpg").filter((name) => !described.has(name));
}

export const undescribedPhoto =
  "Schrijf wat er op deze foto te zien is. Is daar hier geen plek voor, voeg de foto dan eerst toe bij Foto's.";

export const reviewsOn = (raw: RawContent, page: string): string[] =>
  raw
    .names("content/reviews", ".yaml")
    .filter((name) => raw.data(`content/reviews/${name}.yaml`).shownOn === page);

const finishedArticles = (raw: RawContent): string[] =>
  raw
    .names("content/articles", ".md")
    .filter((name) => raw.data(`content/articles/${name}.md`).draft !== true);

/** What a block of content may need (`needs:`, docs/content.md), and whether the firm has it. */
export function needsOf(raw: RawContent): ReadonlyMap<string, boolean> {
  const firm = raw.data("content/business.yaml");
  const { warranty } = raw.data("content/claims.yaml");
  const places = servicesOf(raw, "services");
  const isAlone = !Array.isArray(firm.people) || firm.people.length < 2;
  const has = (name: string) => [name, Boolean(firm[name])] as const;
  return new Map([
    ...formerServices(raw).map((slug) => [slug, false] as const),
    ...offeredServices(raw).map((slug) => [slug, true] as const),
    has("whatsapp"),
    has("partner"),
    has("externalReviews"),
    has("insurance"),
    ["warranty", Boolean(asFields(warranty).value)],
    ["people", !isAlone],
    ["alone", isAlone],
    ["inside", places.some(({ place }) => place !== "outside")],
    ["outside", places.some(({ place }) => place !== "inside")],
    ["example", true],
  ]);
}

/** A kind of thing that a text may refer to by name. */
interface RefKind {
  names(raw: RawContent): string[];
  /** The sentence about a {name} that is none of these. */
  unknown: string;
}

/**
 * Everything that a text may refer to. The names come from the unchecked files, so that a mistake
 * in one file does not hide those in another.
 */
const refKinds: Record<string, RefKind> = {
  service: {
    names: (raw) => [...offeredServices(raw), ...formerServices(raw)],
    unknown: "De dienst ‘{name}’ bestaat niet. Kies een andere, of zet hem bij de diensten.",
  },
  rate: {
    names: (raw) => Object.keys(asFields(raw.data("content/prices.yaml").rates)),
    unknown: "De prijs ‘{name}’ bestaat niet. Kies een andere, of zet hem bij Prijzen.",
  },
  category: {
    names: (raw) => [raw.data("content/pages/blogs.yaml").categories ?? []].flat().map(String),
    unknown:
      "De categorie ‘{name}’ bestaat niet. Kies een andere, of zet hem bij de categorieën van de blogpagina.",
  },
  "case study": {
    names: (raw) => raw.names("content/cases", ".yaml"),
    unknown: "De casestudy ‘{name}’ bestaat niet. Kies een andere.",
  },
  review: {
    names: (raw) => reviewsOn(raw, "reviews"),
    unknown: "De review ‘{name}’ staat niet op de pagina met reviews. Kies een andere.",
  },
  photo: {
    names: (raw) => raw.names("photos", ".jpg"),
    unknown:
      "De foto ‘{name}’ staat niet bij Foto's. Voeg hem daar toe, met wat erop te zien is, of kies een andere.",
  },
  drawing: {
    names: (raw) => raw.names("site/public", ".svg"),
    unknown:
      "De tekening ‘{name}’ bestaat niet. Haal deze regel weg, of vraag wie de website beheert om de tekening toe te voegen.",
  },
  need: {
    names: (raw) => [...needsOf(raw).keys()],
    unknown:
      "‘needs: {name}’ bestaat niet. Schrijf het adres van een dienst, of wat docs/content.md noemt.",
  },
  // Also that of a former service, whose reviews wait there for when it is offered again.
  "page with reviews": {
    names: (raw) => [
      "reviews",
      "home",
      "diensten",
      ...offeredServices(raw).filter(
        (slug) => raw.data(`content/services/${slug}.yaml`).reviewHeading !== undefined,
      ),
      ...formerServices(raw),
    ],
    unknown: "Op ‘{name}’ staan geen reviews. Kies een andere pagina.",
  },
};

export function contentRefs(raw: RawContent) {
  const namesOf = memoize((kind: string): readonly string[] => refKinds[kind]?.names(raw) ?? []);

  const undescribed = once(() => undescribedPhotos(raw));

  /** The mistake in a reference; undefined when there is none. */
  function checkRef(kind: string, name: string): string | undefined {
    if (name === "") {
      return empty;
    }
    if (kind === "photo" && undescribed().includes(name)) {
      return undescribedPhoto;
    }
    const names = namesOf(kind);
    const unknown = fill(refKinds[kind]?.unknown ?? "", { name });
    return names.includes(name) ? undefined : unknown + meant(name, names);
  }

  return { namesOf, checkRef };
}

/** The names of the entries of each list that has a page, by its path. */
export const entriesOf: Readonly<Record<string, (raw: RawContent) => string[]>> = {
  "/projecten": (raw) => raw.names("content/projects", ".yaml"),
  "/case-studies": (raw) => raw.names("content/cases", ".yaml"),
  "/blogs": finishedArticles,
  "/reviews": (raw) => reviewsOn(raw, "reviews"),
};

/** The paths of the entries that have a page of their own. */
export const entryPaths = (raw: RawContent): string[] =>
  ["/case-studies", "/blogs"].flatMap((list) =>
    (entriesOf[list]?.(raw) ?? []).map((name) => `${list}/${name}`),
  );

/** A case study or an article, but for a number, which is that of a page of their list. */
const entryPath = /^\/(case-studies|blogs)\/(?!\d+$)[\w-]+$/;

/**
 * Whether a page does not exist, or not any more: that of a former service, of an entry that is not
 * there, or of a list of what the firm does not have. Menus leave it out, and texts keep their words
 * without the link.
 */
export function isGone(raw: RawContent, path: string): boolean {
  const [, list = "", name = ""] = path.split("/");
  if (list === "diensten") {
    return formerServices(raw).includes(name);
  }
  return entryPath.test(path)
    ? !entryPaths(raw).includes(path)
    : entriesOf[`/${list}`]?.(raw).length === 0;
}
