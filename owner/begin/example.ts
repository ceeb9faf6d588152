import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Issue } from "@contractor/core/reading/issues.ts";
import { parse } from "yaml";

// What a project still has of the demonstration, by what it says and not by a flag.

type Fields = Record<string, unknown>;

/** The entries of a part, each with the digest of what it says. */
type Entries = [entry: string, digest: string][];

/** A short digest of what an entry says; it identifies one of a few hundred. */
const digestOf = (content: string | Buffer) => hash("sha256", content).slice(0, 12);

const fieldsIn = (file: string) => (parse(readFileSync(file, "utf8")) ?? {}) as Fields;

const everything = (data: Fields): unknown => data;

/** The digest of the fields of a text in YAML, without regard to comments and layout. */
const fieldsDigest = (text: string, pick = everything): string =>
  digestOf(JSON.stringify(pick((parse(text) ?? {}) as Fields)));

type Read = (project: string) => Entries;

/** Files, each with the digest of all that it holds, or of some of its fields. */
const files =
  (pattern: string, pick = everything): Read =>
  (project) =>
    globSync(pattern, { cwd: project })
      .map((path) => path.replaceAll("\\", "/"))
      .sort()
      .map((path) => {
        const content = readFileSync(join(project, path));
        return [
          path,
          path.endsWith(".yaml") ? fieldsDigest(`${content}`, pick) : digestOf(content),
        ];
      });

/** Fields of a file, each with the digest of its value, or of each entry of its list. */
const fields =
  (path: string, pick: (data: Fields) => Fields): Read =>
  (project) =>
    Object.entries(pick(fieldsIn(join(project, path)))).flatMap(([name, field]) =>
      [field ?? []]
        .flat()
        .map((value): [string, string] => [
          `${path} › ${name}`,
          digestOf(`${name} ${JSON.stringify(value)}`),
        ]),
    );

const business = "content/business.yaml";

/** The facts that no two firms have in common. */
const ownFacts =
  "name legalName chamberOfCommerce vatId description street phone email demo people".split(" ");
const facts = fields(business, (firm) =>
  Object.fromEntries(ownFacts.map((name) => [name, firm[name]])),
);
const settings = fields("site.yaml", ({ url, sending }) => {
  const { contact, quote } = sending as Record<"contact" | "quote", Fields>;
  return {
    url,
    "sending › contact › recipient": contact.recipient,
    "sending › quote › recipient": quote.recipient,
  };
});

const valuesOf = (claims: Fields) =>
  Object.fromEntries(
    Object.entries(claims).map(([name, claim]) => [name, (claim as Fields | null)?.value]),
  );

/** The texts of pages, and those of the services that the firm offers. */
function texts(project: string): Entries {
  const { former } = fieldsIn(join(project, "content/services.yaml"));
  const gone = ((former ?? []) as Fields[]).map(({ slug }) => `content/services/${slug}.yaml`);
  const all = [files("content/pages/*.{yaml,md}"), files("content/services/*.yaml")];
  return all.flatMap((read) => read(project)).filter(([path]) => !gone.includes(path));
}

/** The parts of the demonstration that an owner makes his own, keeps or takes away. */
const parts = {
  facts: (project: string) => [...facts(project), ...settings(project)],
  // What makes a review or a case one of the demonstration, whatever else of it was changed.
  reviews: files("content/reviews/*.yaml", ({ text }) => text),
  projects: files("content/projects/*.yaml"),
  cases: files("content/cases/*.yaml", ({ title, client }) => [title, client]),
  articles: files("content/articles/*.md"),
  photos: files("photos/*.jpg"),
  prices: fields("content/prices.yaml", ({ rates }) => rates as Fields),
  claims: fields("content/claims.yaml", valuesOf),
  questions: files("content/faq/*.yaml"),
  texts,
};

export type PartName = keyof typeof parts;
const partNames = Object.keys(parts) as PartName[];

/** What a project still has of a part: files, or fields as "content/business.yaml › phone". */
export interface Part {
  name: PartName;
  entries: string[];
}

/** The digests of the demonstration, which example.json has; a test says when it is out of date. */
const exampleFile = join(import.meta.dirname, "example.json");

/** Of questions and texts, beginning leaves parts out: then they have digests of their own. */
const kept = partNames.filter((name) => !["questions", "texts"].includes(name));

export const digestsOf = (project: string, names = kept): string[] =>
  names.flatMap((name) => parts[name](project).map(([, digest]) => digest));

/** The file in the project with the digests of its texts at the moment that its owner began. */
export const begunFile = "content/.begun.yaml";

/** What a project still has of the demonstration. */
export function exampleLeft(project: string, names = partNames): Part[] {
  const begun = join(project, begunFile);
  const example = new Set<string>([
    ...JSON.parse(readFileSync(exampleFile, "utf8")),
    ...(existsSync(begun) ? parse(readFileSync(begun, "utf8")) : []),
  ]);
  return names.map((name) => {
    const unchanged = parts[name](project).filter(([, digest]) => example.has(digest));
    return { name, entries: [...new Set(unchanged.map(([entry]) => entry))] };
  });
}

/** The claims that only customers can make true. */
export const ofCustomers = /^(rating|reviews|satisfied|customers|stat)(-|$)/;

/** Claims of customers that are, together, not two firms' by chance. */
const together = ["rating", "reviews", "customers"].map((name) => `content/claims.yaml › ${name}`);

/**
 * A mistake for each customer that a real firm still has of the demonstration, which invented it.
 */
export function inventedIssues(project: string): Issue[] {
  if (fieldsIn(join(project, "content/business.yaml")).demo !== false) {
    return [];
  }
  const left = exampleLeft(project, ["reviews", "cases", "claims"]).flatMap((part) => part.entries);
  const claims = together.every((claim) => left.includes(claim)) ? together.slice(0, 1) : [];
  return [...left.filter((entry) => !entry.includes(" › ")), ...claims].map((place) => ({
    place,
    message:
      "Dit heeft de voorbeeldwebsite verzonnen. Haal het weg, of zet er iets van uw eigen klanten neer.",
  }));
}

// `npm run example` notes what the demonstration says, once that has changed.
if (import.meta.main) {
  writeFileSync(exampleFile, `${JSON.stringify(digestsOf("."), null, 2)}\n`);
}
