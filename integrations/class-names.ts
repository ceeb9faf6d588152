import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const stylesheets = globSync("src/**/*.css").map(
  (file) => new Set(readFileSync(file, "utf8").match(/(?<=\.)[a-z][\w-]*/g)),
);

/**
 * The name of a class in a page: its own where no other stylesheet has it, or else with its
 * component's before it.
 */
export function shortName(name: string, file: string): string {
  const isAlone = stylesheets.filter((names) => names.has(name)).length === 1;
  return isAlone ? name : longName(name, file);
}

/** While stylesheets are being written, what no other one has may be in another the next moment. */
export const longName = (name: string, file: string): string =>
  `${basename(file, ".module.css")}-${name}`;
