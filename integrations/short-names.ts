import { all, type BuiltPage } from "./built-pages.ts";

/** The classes of components, as in astro.config.ts, and custom properties. */
const ours = /\b[A-Za-z]+_[\w-]+|--[a-z][\w-]*/g;

/** a, b, … z, aa, ab, … */
const letters = (index: number): string =>
  (index < 26 ? "" : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));

/**
 * Gives each class of a component and each custom property a name of one or two letters: every page carries its own
 * styles, and they have to fit the first answer. What is named elsewhere keeps its name.
 *
 * @param scripts The texts of all scripts of the page, its islands included.
 * @param later The styles that come with its islands: their classes are taken as well.
 */
export function shortenNames(
  page: Pick<BuiltPage, "document">,
  scripts: readonly string[],
  later = "",
): void {
  const styles = all(page, "style");
  const attributes = ["class", "style"].flatMap((name) =>
    all(page, `[${name}]`).map((element) => ({ element, name, text: element.getAttribute(name) ?? "" })),
  );
  const text = [...attributes, ...styles.map(({ textContent }) => ({ text: textContent ?? "" }))]
    .map((each) => each.text)
    .join(" ");
  const taken = new Set((text + later).match(/\b[a-z]{1,2}\b/g));
  const free = Array.from({ length: 26 * 27 }, (_, index) => letters(index)).filter(
    (name) => !taken.has(name),
  );
  const names = [...new Set(text.match(ours))].filter(
    (name) => ![...scripts, later].some((other) => other.includes(name)),
  );
  const short = new Map(
    names.map((name, index) => [name, `${name.startsWith("--") ? "--" : ""}${free[index] ?? name}`]),
  );
  const shorten = (long: string) => long.replace(ours, (name) => short.get(name) ?? name);
  for (const style of styles) style.textContent = shorten(style.textContent ?? "");
  for (const { element, name, text: long } of attributes) element.setAttribute(name, shorten(long));
}
