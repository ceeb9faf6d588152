import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentFiles } from "@contractor/core/content-files.ts";
import { factFiles } from "@contractor/core/fact-files.ts";
import { openContent } from "@contractor/core/open-content.ts";
import { onDisk } from "@contractor/core/reading/files.ts";
import { joinFrontMatter, splitFrontMatter } from "@contractor/core/reading/source.ts";
import { parse, stringify } from "yaml";
import { updateYaml } from "#editor/file/update-yaml.ts";
import { isRecord } from "#editor/formats.ts";
import { begunFile, digestsOf, ofCustomers } from "./example.ts";

/** What the page to begin with asks. */
export interface Begin {
  /** The slugs of the services that the firm offers. */
  services: readonly string[];
  alone: boolean;
}

type Fields = Record<string, unknown>;

/** What the demonstration has invented: customers, and what was written about them. */
const invented = ["content/{reviews,cases,projects}/*.yaml", "content/articles/*.md"];

interface Service {
  slug: string;
  label: string;
  lists: string[];
}

/** A service of a firm that does little else: visitors can choose it in both forms. */
const offered = (service: Service) => ({
  ...service,
  lists: [...new Set([...service.lists.filter((list) => list !== "other"), "contact", "quote"])],
});

const mostCards = 4;

/** The services of a firm, of which as many are cards in a list as stand beside each other. */
function withCards(services: Service[], list: string): Service[] {
  const others = services.filter(({ lists }) => !lists.includes(list));
  const more = others.slice(0, mostCards - (services.length - others.length));
  return services.map((service) =>
    more.includes(service) ? { ...service, lists: [...service.lists, list] } : service,
  );
}

interface ServicesFields {
  services: Service[];
  former: { slug: string; label: string }[] | null;
}

/** What the firm does not do is kept as what it no longer does, with its texts. */
function withServices({ services, former, ...others }: ServicesFields, chosen: readonly string[]) {
  const isChosen = ({ slug }: Service) => chosen.includes(slug);
  const own = ["home", "overview"].reduce(withCards, services.filter(isChosen).map(offered));
  const gone = services.filter((service) => !isChosen(service));
  return {
    ...others,
    services: own,
    former: [...(former ?? []), ...gone.map(({ slug, label }) => ({ slug, label }))],
  };
}

/** The facts that a firm may not have, and that the demonstration has invented. */
const without = [
  "latitude",
  "longitude",
  "places",
  "insurance",
  "team",
  "whatsapp",
  "firstFreeWeek",
  "partner",
  "externalReviews",
];

const withFirm = (firm: Fields & { people: object[] }, alone: boolean): Fields => ({
  ...firm,
  ...Object.fromEntries(without.filter((name) => name in firm).map((name) => [name, null])),
  socials: [],
  people: alone ? firm.people.slice(-1) : firm.people,
});

const withClaims = (claims: Record<string, object>): Fields =>
  Object.fromEntries(
    Object.entries(claims).map(([name, claim]) =>
      ofCustomers.test(name) ? [name, { ...claim, value: null }] : [name, claim],
    ),
  );

const isExample = (value: unknown) => isRecord(value) && value.needs === "example";

/**
 * The content of a file without the blocks that say `needs: example`. A list of which nothing is
 * left goes with its field.
 */
function withoutExample(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.filter((entry) => !isExample(entry)).map(withoutExample);
  }
  if (!isRecord(value)) {
    return value;
  }
  const left = Object.entries(value).filter(
    ([, inner]) =>
      !(isExample(inner) || (Array.isArray(inner) && inner[0] && inner.every(isExample))),
  );
  return Object.fromEntries(left.map(([key, inner]) => [key, withoutExample(inner)]));
}

const photosFile = "content/photos.yaml";

/** Removes the photographs that no text names, each with what is seen on it. */
function removeUnusedPhotos(project: string): void {
  const content = openContent(onDisk(project));
  const texts = contentFiles
    .filter(({ path }) => path !== photosFile)
    .flatMap((file) => content.pathsOf(file))
    .map((path) => content.files.read(path) ?? "");
  const described = Object.entries(content.raw.data(photosFile) as Record<string, Fields>);
  const isShown = (name: string) =>
    texts.some((text) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text));
  // A photograph may name another one of the same view.
  const isNamed = (photo: string) =>
    isShown(photo) || described.some(([name, { upright }]) => upright === photo && isShown(name));
  const unused = content.raw.names("photos", ".jpg").filter((name) => !isNamed(name));
  for (const name of unused) {
    rmSync(join(project, `photos/${name}.jpg`));
  }
  rewrite(project, photosFile, () =>
    Object.fromEntries(described.filter(([name]) => !unused.includes(name))),
  );
}

/** Replaces the fields of a text, and leaves its comments and what is below them. */
function rewrite(project: string, path: string, change: (fields: never) => unknown): void {
  const file = join(project, path);
  const text = readFileSync(file, "utf8");
  const parts = path.endsWith(".md") ? splitFrontMatter(text) : undefined;
  const before = parts?.yaml ?? text;
  const yaml = updateYaml(before, change(parse(before) as never));
  writeFileSync(file, parts ? joinFrontMatter({ ...parts, yaml }) : yaml);
}

/**
 * Empties the demonstration for a new firm: its customers, what was written about them and what the
 * firm has not said go. Texts about what it does not do stay, and are left out where they say what
 * they need (docs/content.md).
 */
export function emptyDemonstration(project: string, { services, alone }: Begin): void {
  for (const path of invented.flatMap((pattern) => globSync(pattern, { cwd: project }))) {
    rmSync(join(project, path));
  }
  const content = openContent(onDisk(project));
  const paths = contentFiles.flatMap((file) => content.pathsOf(file));
  for (const path of paths) {
    rewrite(project, path, withoutExample);
  }
  const { business, claims, prices } = factFiles;
  rewrite(project, factFiles.services.path, (old: ServicesFields) => withServices(old, services));
  rewrite(project, business.path, (old: Fields & { people: object[] }) => withFirm(old, alone));
  rewrite(project, claims.path, withClaims);
  rewrite(project, prices.path, ({ promotion, ...others }: Fields) => ({
    ...others,
    examples: [],
    promotion: { ...(promotion as object), ends: "none" },
  }));
  removeUnusedPhotos(project);
  const digests = digestsOf(project, ["questions", "texts"]);
  writeFileSync(join(project, begunFile), stringify(digests));
}
