import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { entriesIn, ofDemonstration, type PartName } from "./entries.ts";
import { mayStay, readKept } from "./kept.ts";

/** What a project still has of a part of the demonstration. */
export interface Part {
  name: PartName;
  /** The entries that are unchanged and count as such, as paths or as fields of a file. */
  entries: string[];
  /** Those of them that the owner keeps as they are, and that no longer count. */
  kept: string[];
}

/** The digests of the demonstration, which example.json has; a test says when it is out of date. */
export const exampleFile = join(import.meta.dirname, "example.json");

export const digestsOf = (project: string): string[] =>
  entriesIn(project, ofDemonstration).flatMap(({ entries }) => entries.map(([, digest]) => digest));

/** The file in the project with the digests of its texts at the moment that its owner began. */
export const begunFile = "content/.begun.yaml";

function textsAtBegin(project: string): string[] {
  const file = join(project, begunFile);
  return existsSync(file) ? (parse(readFileSync(file, "utf8")) as string[]) : [];
}

/** What a project still has of the demonstration, by what it says and not by a flag. */
export function exampleLeft(project: string, names?: PartName[]): Part[] {
  const ofExample: string[] = JSON.parse(readFileSync(exampleFile, "utf8"));
  const example = new Set([...ofExample, ...textsAtBegin(project)]);
  const kept = readKept(project);
  return entriesIn(project, names).map(({ name, entries }) => {
    const unchanged = entries.filter(([, digest]) => example.has(digest));
    const isKept = ([entry, digest]: [string, string]) =>
      mayStay(name, entry) && kept.get(entry) === digest;
    return {
      name,
      entries: unchanged.filter((one) => !isKept(one)).map(([entry]) => entry),
      kept: unchanged.filter(isKept).map(([entry]) => entry),
    };
  });
}

/** Whether a project still has all customers of the demonstration: then its owner has not begun. */
export const hasInvented = (parts: readonly Part[]): boolean =>
  parts.some(({ name, entries }) => name === "reviews" && entries.length > 0);
