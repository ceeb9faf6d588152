import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A part of the demonstration that an owner makes his own, keeps or takes away. */
export type PartName =
  | "facts"
  | "reviews"
  | "projects"
  | "cases"
  | "articles"
  | "photos"
  | "prices"
  | "claims"
  | "questions"
  | "texts";

type Fields = Record<string, unknown>;

/** A short digest of what an entry says; it identifies one of a few hundred. */
const digestOf = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("hex").slice(0, 12);

/** The digest of the fields of a text in YAML, without regard to comments and layout. */
export const fieldsDigest = (text: string, pick = (data: Fields): unknown => data): string =>
  digestOf(JSON.stringify(pick((parse(text) ?? {}) as Fields)));

/**
 * The entries of a folder with what each file holds, or with some fields of it, without regard to
 * comments and layout.
 */
function filesIn(
  project: string,
  folder: string,
  ending: string,
  pick = (data: Fields): unknown => data,
): [string, string][] {
  const at = join(project, folder);
  const names = existsSync(at) ? readdirSync(at) : [];
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => {
      const content = readFileSync(join(at, name));
      const isText = ending === ".yaml";
      const digest = isText ? fieldsDigest(String(content), pick) : digestOf(content);
      return [`${folder}/${name}`, digest];
    });
}

function fieldsOf(project: string, path: string, pick: (data: Fields) => Fields) {
  const fields = pick((parse(readFileSync(join(project, path), "utf8")) ?? {}) as Fields);
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]): [string, string] => [
      `${path} › ${name}`,
      digestOf(`${name} ${JSON.stringify(value)}`),
    ]);
}

/** The facts that no two firms have in common. */
const ownFacts = [
  "name",
  "legalName",
  "chamberOfCommerce",
  "vatId",
  "street",
  "phone",
  "email",
  "people",
  "demo",
];

/** What makes a review or a case one of the demonstration, whatever else of it was changed. */
const said = ({ text }: Fields) => text;
const client = ({ title, client }: Fields) => [title, client];

const valuesOf = (claims: Fields) =>
  Object.fromEntries(
    Object.entries(claims).map(([name, claim]) => [name, (claim as Fields | null)?.value]),
  );

const parts: Record<PartName, (project: string) => [string, string][]> = {
  facts: (project) => [
    ...fieldsOf(project, "content/business.yaml", (firm) =>
      Object.fromEntries(ownFacts.map((name) => [name, firm[name]])),
    ),
    ...fieldsOf(project, "site.yaml", ({ url }) => ({ url })),
  ],
  reviews: (project) => filesIn(project, "content/reviews", ".yaml", said),
  projects: (project) => filesIn(project, "content/projects", ".yaml"),
  cases: (project) => filesIn(project, "content/cases", ".yaml", client),
  articles: (project) => filesIn(project, "content/articles", ".md"),
  photos: (project) => filesIn(project, "photos", ".jpg"),
  prices: (project) => fieldsOf(project, "content/prices.yaml", ({ rates }) => rates as Fields),
  claims: (project) => fieldsOf(project, "content/claims.yaml", valuesOf),
  questions: (project) => filesIn(project, "content/faq", ".yaml"),
  texts: (project) => [
    ...filesIn(project, "content/pages", ".yaml"),
    ...filesIn(project, "content/services", ".yaml").filter(([path]) => !isFormer(project, path)),
  ],
};

/** Whether a file has the texts of a service that the firm does not offer. */
function isFormer(project: string, path: string): boolean {
  const services = parse(readFileSync(join(project, "content/services.yaml"), "utf8"));
  const former: { slug: string }[] = services?.former ?? [];
  return former.some(({ slug }) => path === `content/services/${slug}.yaml`);
}

/** The parts of which owner/example/example.json has what the demonstration says. */
export const ofDemonstration = (Object.keys(parts) as PartName[]).filter(
  (name) => !["questions", "texts"].includes(name),
);

/** Every entry of a project that a new firm replaces, by its part, each with its digest. */
export function entriesIn(project: string, names = Object.keys(parts) as PartName[]) {
  return names.map((name) => ({ name, entries: parts[name](project) }));
}
