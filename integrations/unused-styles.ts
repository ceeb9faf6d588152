import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AstroIntegration } from "astro";
import { PurgeCSS } from "purgecss";
import { changePages } from "./built-pages.ts";
import { moduleClassForm } from "./module-class.ts";

const scriptNames = /[\w.-]+\.js\b/g;
const styles = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const islandScripts = / (?:component|renderer)-url="[^"]*"/g;
const islandList = / data-islands="([^"]*)"/;
const moduleClasses = /\b_[a-z\d]+/g;

/** A function that remembers what it has answered. */
function cached<Given extends string[], Answer>(answer: (...given: Given) => Answer) {
  const known = new Map<string, Answer>();
  return (...given: Given): Answer => {
    const key = given.join("\0");
    const found = known.get(key) ?? answer(...given);
    known.set(key, found);
    return found;
  };
}

const readOnce = cached((path: string) => readFile(path, "utf8"));

/** A text and those of all scripts that it names, and that they name in turn. */
async function withScripts(text: string, folder: string): Promise<string[]> {
  const texts = new Map([["", text]]);
  const visit = async (from: string): Promise<void> => {
    for (const [name] of from.matchAll(scriptNames)) {
      const path = join(folder, name);
      if (texts.has(name) || !existsSync(path)) continue;
      const script = await readOnce(path);
      texts.set(name, script);
      await visit(script);
    }
  };
  await visit(text);
  return [...texts.values()];
}

/** The classes of CSS modules that these texts mention, one after the other. */
const classesIn = (texts: readonly string[]) =>
  [...new Set(texts.flatMap((text) => text.match(moduleClasses) ?? []))].sort().join(" ");

/** The rules of a stylesheet for these classes or none, and the others; done once for all pages that are alike. */
const sorted = cached(async (css: string, classes: string) => {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: classes, extension: "html" }],
    css: [{ raw: css }],
    defaultExtractor: (text) => text.split(" "),
    // Only the classes of CSS modules are looked at: what else a stylesheet names, scripts may set.
    safelist: { standard: [{ test: (name: string) => !moduleClassForm.test(name) } as RegExp] },
    rejectedCss: true,
  });
  return { used: result?.css ?? css, others: result?.rejectedCss ?? "" };
});

/**
 * The page with the styles that it has use for, and those for what only its islands will show. Astro gives a page the
 * whole stylesheet of each component that it uses, with all variants that stand on other pages.
 *
 * @param now The page without its styles, and what runs in it from the start.
 * @param later The scripts of its islands.
 */
export async function sortStyles(html: string, now: readonly string[], later: readonly string[]) {
  let page = html;
  let forIslands = "";
  for (const [, css = ""] of html.matchAll(styles)) {
    const { used } = await sorted(css, classesIn([...now, ...later]));
    const { used: inPage, others } = await sorted(used, classesIn(now));
    page = page.replace(css, () => inPage);
    forIslands += others;
  }
  return { page, forIslands };
}

/**
 * Takes out of each built page the styles that it has no use for, and puts those that its islands will want in a file
 * that comes with their scripts (src/layouts/islands.ts).
 */
export function unusedStyles(): AstroIntegration {
  return {
    name: "unused-styles",
    hooks: {
      "astro:build:done": ({ dir }) =>
        changePages(dir, async (html, { root }) => {
          const scripts = join(root, "_astro");
          const list = islandList.exec(html)?.[1] ?? "";
          const bare = [styles, islandScripts, islandList].reduce(
            (text, part) => text.replace(part, ""),
            html,
          );
          const now = await withScripts(bare, scripts);
          const { page, forIslands } = await sortStyles(html, now, await withScripts(list, scripts));
          if (!forIslands) return page;
          const hash = createHash("sha256").update(forIslands).digest("base64url").slice(0, 8);
          const name = `/_astro/islands.${hash}.css`;
          await writeFile(join(root, name), forIslands);
          return page.replace(islandList, ` data-islands="${name} ${list}"`);
        }),
    },
  };
}
