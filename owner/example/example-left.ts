import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A part of the demonstration that an owner makes his own or takes away. */
export interface Part {
  name: "facts" | "reviews" | "projects" | "cases" | "articles" | "photos" | "prices" | "claims";
  /** The entries of the demonstration that are unchanged, as paths or as fields of a file. */
  entries: string[];
}

type Fields = Record<string, unknown>;

/** A short digest of what an entry says; it identifies one of a few hundred. */
const digestOf = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("hex").slice(0, 12);

/** The entries of a folder with what each file holds, without regard to its comments and layout. */
function filesIn(project: string, folder: string, ending: string): [string, string][] {
  const at = join(project, folder);
  const names = existsSync(at) ? readdirSync(at) : [];
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => {
      const content = readFileSync(join(at, name));
      const isText = ending === ".yaml";
      const digest = digestOf(isText ? JSON.stringify(parse(String(content))) : content);
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

const valuesOf = (claims: Fields) =>
  Object.fromEntries(
    Object.entries(claims).map(([name, claim]) => [name, (claim as Fields | null)?.value]),
  );

/** Every entry of a project that a new firm replaces, by its part, each with its digest. */
export function entriesIn(project: string): Record<Part["name"], [string, string][]> {
  return {
    facts: [
      ...fieldsOf(project, "content/business.yaml", (firm) =>
        Object.fromEntries(ownFacts.map((name) => [name, firm[name]])),
      ),
      ...fieldsOf(project, "site.yaml", ({ url }) => ({ url })),
    ],
    reviews: filesIn(project, "content/reviews", ".yaml"),
    projects: filesIn(project, "content/projects", ".yaml"),
    cases: filesIn(project, "content/cases", ".yaml"),
    articles: filesIn(project, "content/articles", ".md"),
    photos: filesIn(project, "photos", ".jpg"),
    prices: fieldsOf(project, "content/prices.yaml", ({ rates }) => rates as Fields),
    claims: fieldsOf(project, "content/claims.yaml", valuesOf),
  };
}

/** The digests of the demonstration, which example.json has; a test says when it is out of date. */
export const exampleFile = join(import.meta.dirname, "example.json");

/** The digests of every entry in a project, in the order of its parts. */
export const digestsOf = (project: string): string[] =>
  Object.values(entriesIn(project)).flatMap((entries) => entries.map(([, digest]) => digest));

/** What a project still has of the demonstration, by what it says and not by a flag. */
export function exampleLeft(project: string): Part[] {
  const example = new Set(JSON.parse(readFileSync(exampleFile, "utf8")) as string[]);
  return Object.entries(entriesIn(project)).map(([name, entries]) => ({
    name: name as Part["name"],
    entries: entries.filter(([, digest]) => example.has(digest)).map(([entry]) => entry),
  }));
}

/** Whether the firm is still that of the demonstration. */
export const isDemonstration = (parts: readonly Part[]): boolean =>
  parts.some(({ name, entries }) => name === "facts" && entries.some((e) => e.endsWith(" › name")));
