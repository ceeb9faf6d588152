import { globSync } from "node:fs";
import { relative } from "node:path";

const modules = globSync("src/**/*.module.css").sort();
/** The first number of which base 36 has two characters and begins with a letter, as a class must. */
const first = 360;

/**
 * The class that a name in a CSS module becomes: `a7-heading`. The same in every build of the same files, and short,
 * because a page carries it twice; the number of its module stands where a longer name would cost 200 bytes a page.
 */
export function moduleClass(name: string, file: string): string {
  const path = relative(process.cwd(), file);
  // One that is made while the site is being developed comes last.
  if (!modules.includes(path)) modules.push(path);
  const index = modules.indexOf(path);
  return `${(first + index).toString(36)}-${name}`;
}

/** What such a class looks like. */
export const moduleClassForm = /^[a-z][a-z\d]-\w/;
