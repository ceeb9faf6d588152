import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PurgeCSS } from "purgecss";
import { memoize } from "#data/lib/memoize.ts";
import { all, type BuiltPage, type PageStep, writeHashed } from "./built-pages.ts";

const classNames = /\.([A-Za-z][\w-]*)/g;
const scriptNames = /[\w.-]+\.js\b/g;

const readOnce = memoize((path: string) => (existsSync(path) ? readFileSync(path, "utf8") : ""));

/** A text and those of all scripts that it names, and that they name in turn. */
function withScripts(text: string, folder: string): string[] {
  const texts = new Map([["", text]]);
  // What is added meanwhile is looked through as well.
  for (const from of texts.values()) {
    for (const [name] of from.matchAll(scriptNames)) {
      if (!texts.has(name)) {
        texts.set(name, readOnce(join(folder, name)));
      }
    }
  }
  return [...texts.values()];
}

/**
 * The rules of a stylesheet for these classes or none, done once for all pages that are alike; and
 * the others where they are asked for, each of which takes PurgeCSS a copy of the whole.
 */
const sorter = (rejectedCss: boolean) =>
  memoize((css: string) => {
    const ofModules = new Set([...css.matchAll(classNames)].map(([, name]) => name));
    return memoize(async (classes: string) => {
      const [result] = await new PurgeCSS().purge({
        content: [{ raw: classes, extension: "html" }],
        css: [{ raw: css }],
        defaultExtractor: (text) => text.split(" "),
        // Only classes are looked at: elements and attributes may be a script's.
        safelist: { standard: [{ test: (name: string) => !ofModules.has(name) } as RegExp] },
        rejectedCss,
      });
      return { used: result?.css ?? css, others: result?.rejectedCss ?? "" };
    });
  });
const purged = sorter(false);
const sorted = sorter(true);

const wordsOf = memoize((script: string) => new Set(script.split(/["'`\s]/)));

/** Whether one of these scripts has a class, as a word of a string. */
const isSetBy = (scripts: readonly string[], name: string) =>
  scripts.some((text) => wordsOf(text).has(name));

/** The stylesheet without the custom properties that neither it nor the other texts use. */
function withoutUnusedProperties(css: string, others: readonly string[]): string {
  const left = css.replace(/(--[\w-]+):[^;}]*;?/g, (declaration, name) =>
    [css, ...others].some((text) => text.includes(`(${name}`)) ? declaration : "",
  );
  return left === css ? css : withoutUnusedProperties(left, others);
}

/**
 * Leaves the page the styles that it has use for, and returns those for what only its islands will
 * show. Astro gives a page the whole stylesheet of each component that it uses, with all variants
 * that stand on other pages.
 *
 * @param now What runs in the page from the start.
 * @param later The scripts of its islands.
 */
export async function sortStyles(
  page: Pick<BuiltPage, "document">,
  now: readonly string[],
  later: readonly string[],
) {
  const html = all(page, "[class]").flatMap((element) =>
    (element.getAttribute("class") ?? "").split(" "),
  );
  // A drawing has its colours in attributes.
  const body = page.document.body.innerHTML;
  let forIslands = "";
  for (const style of all(page, "style")) {
    const css = style.textContent ?? "";
    const names = [...new Set([...css.matchAll(classNames)].map(([, name = ""]) => name))];
    const isNow = (name: string) => html.includes(name) || isSetBy(now, name);
    const used = names.filter((name) => isNow(name) || isSetBy(later, name));
    const { used: ofPage } = await purged(css)(used.join(" "));
    const { used: inPage, others } = await sorted(ofPage)(used.filter(isNow).join(" "));
    forIslands += others;
    style.textContent = withoutUnusedProperties(inPage, [body, forIslands, ...now, ...later]);
  }
  return forIslands;
}

/**
 * Takes out of a page the styles that it has no use for, and puts those that its islands will want
 * in a file that comes with their scripts (src/client/islands.ts).
 */
export const unusedStyles: PageStep = async ({ document, root }) => {
  const folder = join(root, "_astro");
  const islands = document.documentElement.dataset["islands"] ?? "";
  const scripts = all({ document }, "script:not([type^='application/'])").map(
    ({ textContent }) => textContent,
  );
  const now = withScripts(scripts.join("\n"), folder);
  const later = withScripts(islands, folder);
  const forIslands = await sortStyles({ document }, now, later);
  // Before what is said of the page: apart from the text and its like, it takes fifty bytes less of
  // the line.
  document.querySelector("meta[name=viewport]")?.before(...all({ document }, "style"));
  if (!forIslands) {
    return;
  }
  const address = await writeHashed(root, "islands", "css", forIslands);
  document.documentElement.setAttribute("data-islands", `${address} ${islands}`);
};
