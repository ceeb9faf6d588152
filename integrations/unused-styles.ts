import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { PurgeCSS } from "purgecss";
import { moduleClassForm } from "./module-class.ts";

const scriptNames = /[\w.-]+\.js\b/g;
const styles = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const islandScripts = / (?:component|renderer)-url="[^"]*"/g;
const islandList = / data-islands="([^"]*)"/;

/** A text and those of all scripts that it names, and that they name in turn. */
async function withScripts(text: string, folder: string): Promise<string[]> {
  const texts = new Map([["", text]]);
  const visit = async (from: string): Promise<void> => {
    for (const [name] of from.matchAll(scriptNames)) {
      const path = join(folder, name);
      if (texts.has(name) || !existsSync(path)) continue;
      const script = await readFile(path, "utf8");
      texts.set(name, script);
      await visit(script);
    }
  };
  await visit(text);
  return [...texts.values()];
}

/** The rules of a stylesheet whose classes these texts mention, and the others. */
async function sorted(css: string, texts: readonly string[]) {
  const [result] = await new PurgeCSS().purge({
    content: texts.map((raw) => ({ raw, extension: "html" })),
    css: [{ raw: css }],
    defaultExtractor: (text) => text.match(/[\w-]+/g) ?? [],
    // Only the classes of CSS modules are looked at: what else a stylesheet names, scripts may set.
    safelist: { standard: [{ test: (name: string) => !moduleClassForm.test(name) } as RegExp] },
    rejectedCss: true,
  });
  return { used: result?.css ?? css, others: result?.rejectedCss ?? "" };
}

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
    const { used } = await sorted(css, [...now, ...later]);
    const { used: inPage, others } = await sorted(used, now);
    page = page.replace(css, () => inPage);
    forIslands += others;
  }
  return { page, forIslands };
}

/**
 * Takes out of each built page the styles that it has no use for, and puts those that its islands will want in a file
 * that comes with their scripts (src/shell/islands.ts).
 */
export function unusedStyles(): AstroIntegration {
  return {
    name: "unused-styles",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const scripts = join(root, "_astro");
        const files = await readdir(root, { recursive: true });
        for (const file of files.filter((name) => name.endsWith(".html"))) {
          const html = await readFile(join(root, file), "utf8");
          const list = islandList.exec(html)?.[1] ?? "";
          const bare = [styles, islandScripts, islandList].reduce(
            (text, part) => text.replace(part, ""),
            html,
          );
          const now = await withScripts(bare, scripts);
          const { page, forIslands } = await sortStyles(html, now, await withScripts(list, scripts));
          const name = `/_astro/islands.${createHash("sha256").update(forIslands).digest("base64url").slice(0, 8)}.css`;
          if (forIslands) await writeFile(join(root, name), forIslands);
          const listed = forIslands ? page.replace(islandList, ` data-islands="${name} ${list}"`) : page;
          await writeFile(join(root, file), listed);
        }
      },
    },
  };
}
