import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";

const className = /\.([A-Za-z][\w-]*)/g;

/** Every class of every CSS module, as `file.name`, and its number. */
const numbers = new Map<string, number>();

const numberOf = (key: string) => {
  const known = numbers.get(key) ?? numbers.size;
  numbers.set(key, known);
  return known;
};

for (const file of globSync("src/**/*.module.css").sort())
  for (const [, name] of readFileSync(file, "utf8").matchAll(className)) numberOf(`${file}.${name}`);

/**
 * The class that a name in a CSS module becomes: `_a7`. The same in every build of the same files, and short, because
 * a page carries it twice: with the names written out the pages would be some 450 compressed bytes larger.
 */
export function moduleClass(name: string, file: string): string {
  return `_${numberOf(`${relative(process.cwd(), file)}.${name}`).toString(36)}`;
}

/** The same for whoever reads the page while it is made: `_a7_heading`. */
export const readableModuleClass = (name: string, file: string) => `${moduleClass(name, file)}_${name}`;

/** What such a class looks like in a built page. */
export const moduleClassForm = /^_[a-z\d]+$/;
