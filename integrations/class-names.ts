import { all, type BuiltPage } from "./built-pages.ts";

const ofModule = /\b[A-Z]\w*-([a-z]\w*)\b/g;

/**
 * Leaves out the component in the name of a class where no other class of the page has the same: `HomeHero-tagline`
 * becomes `tagline`. What a script may set keeps its name.
 *
 * @param scripts The texts of all scripts of the page, its islands included.
 * @param later The styles that come with its islands: their classes are taken as well.
 */
export function shortenClassNames(
  page: Pick<BuiltPage, "document">,
  scripts: readonly string[],
  later = "",
): void {
  const styles = all(page, "style");
  const css = styles.map(({ textContent }) => textContent ?? "").join("");
  const elements = all(page, "[class]");
  const classes = elements.map((element) => element.getAttribute("class") ?? "").join(" ");
  const names = new Set(`${css} ${classes}`.match(ofModule));
  const locals = [...names].map((name) => name.slice(name.indexOf("-") + 1));
  const taken = new Set((css + later).match(/(?<=\.)[a-z][\w-]*/g));
  const shorten = (text: string) =>
    text.replace(ofModule, (name, local: string) => {
      const alone = locals.indexOf(local) === locals.lastIndexOf(local) && !taken.has(local);
      return alone && !scripts.some((script) => script.includes(name)) ? local : name;
    });
  for (const style of styles) style.textContent = shorten(style.textContent ?? "");
  for (const element of elements) element.setAttribute("class", shorten(element.getAttribute("class") ?? ""));
}
