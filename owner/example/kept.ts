import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { entriesIn, type PartName } from "./entries.ts";

/** The file in the project that says what its owner keeps of the demonstration on purpose. */
export const keptFile = "content/.kept.yaml";

const about = `# Wat van het voorbeeld is en met opzet zo blijft, met een kenmerk van wat er stond toen dat is gekozen.
# Verandert de tekst, de foto of de prijs, dan geldt de keuze niet meer.
`;

/** The entries that an owner keeps, each with the digest of what it said then. */
export function readKept(project: string): ReadonlyMap<string, string> {
  const file = join(project, keptFile);
  return new Map(existsSync(file) ? Object.entries(parse(readFileSync(file, "utf8")) ?? {}) : []);
}

/** What says who the firm is, or what customers asked of it and said. */
const ofPeople: ReadonlySet<PartName> = new Set(["facts", "reviews", "projects", "cases"]);

/** The claims that only customers can make true. */
export const ofCustomers = /^(rating|reviews|satisfied|customers|stat)(-|$)/;

/** Whether an entry of the demonstration may stay on the site of a real firm. */
export function mayStay(part: PartName, entry: string): boolean {
  const claim = part === "claims" ? (entry.split(" › ").at(-1) ?? "") : "";
  return !(ofPeople.has(part) || ofCustomers.test(claim));
}

/**
 * The text of the file when these entries of a part are kept, and no others of it; undefined for
 * none at all, because then there is no file. A choice that no longer holds is left out.
 */
export function withKept(
  project: string,
  part: PartName,
  chosen: readonly string[],
): string | undefined {
  const before = readKept(project);
  const kept = entriesIn(project).flatMap(({ name, entries }) =>
    entries.filter(
      ([entry, digest]) =>
        mayStay(name, entry) &&
        (name === part ? chosen.includes(entry) : before.get(entry) === digest),
    ),
  );
  return kept.length === 0 ? undefined : about + stringify(Object.fromEntries(kept));
}
