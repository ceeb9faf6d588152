import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AstroIntegration } from "astro";
import { parseHTML } from "linkedom";
import { changePages } from "./built-pages.ts";

/** Astro's own inline scripts: they define the island element and the `client:` directives. */
const runtime =
  /<script>((?:(?!<\/script>)[\s\S])*(?:customElements\.define|dispatchEvent\(new Event\("astro:)(?:(?!<\/script>)[\s\S])*)<\/script>/g;

const islandTag = /<astro-island\b[^>]*>/g;

const islandFiles = /(?:component|renderer)-url="\/([^"]+)"/g;

/** What each script imports at once, by file name. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Files and everything they import, each after what it imports itself. */
export function inOrder(files: readonly string[], imports: Imports): string[] {
  const ordered = new Set<string>();
  const visit = (file: string) => {
    if (ordered.has(file)) return;
    for (const needed of imports.get(file) ?? []) visit(needed);
    ordered.add(file);
  };
  for (const file of files) visit(file);
  return [...ordered];
}

/** A script that is written beside the pages. */
interface Script {
  /** Below the root of the site. */
  name: string;
  text: string;
}

const hashed = (name: string, text: string): Script => ({
  name: `_astro/${name}.${createHash("sha256").update(text).digest("base64url").slice(0, 8)}.js`,
  text,
});

/** What an island is given, as its tag says it. */
function given(tag: string): { uid: string | null; props: string | null } {
  const island = parseHTML(`${tag}</astro-island>`).document.querySelector("astro-island");
  return { uid: island?.getAttribute("uid") ?? null, props: island?.getAttribute("props") ?? null };
}

/** A script that gives the islands of a page what Astro has written into their tags. */
function propsScript(tags: readonly string[]): Script {
  const entries = tags.map(given).map(({ uid, props }) => [uid, props]);
  const give = (uid: string, props: string) =>
    document.querySelectorAll(`astro-island[uid="${uid}"]`).forEach((island) => {
      island.setAttribute("props", props);
    });
  return hashed("props", `for(const[u,p]of ${JSON.stringify(entries)})(${give})(u,p)`);
}

/**
 * Takes out of a page the runtime of the islands, which Astro repeats in each, and what the islands are given, and
 * names on the root element what they need: src/layouts/islands.ts fetches all of it at once when the visitor first
 * does something.
 */
export function withIslandList(html: string, imports: Imports): { html: string; scripts: Script[] } {
  // Astro writes the directives before the element that uses them; the same order holds here.
  const runtimes = [...new Set([...html.matchAll(runtime)].map(([, text = ""]) => text))];
  if (runtimes.length === 0) return { html, scripts: [] };
  const last = hashed("islands", runtimes.join(";\n"));
  const first = propsScript(html.match(islandTag) ?? []);
  const files = [...html.matchAll(islandFiles)].map(([, file = ""]) => file);
  const needs = [first.name, ...inOrder(files, imports), last.name].map((file) => `/${file}`).join(" ");
  return {
    html: html
      .replace(runtime, "")
      .replace(islandTag, (tag) => tag.replace(/ props="[^"]*"/, ""))
      .replace("<html ", `<html data-islands="${needs}" `),
    scripts: [first, last],
  };
}

/** Keeps the script of islands out of the way until the visitor does something, and then brings it without detours. */
export function islandScripts(): AstroIntegration {
  const imports = new Map<string, string[]>();
  return {
    name: "island-scripts",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: "island-scripts",
                applyToEnvironment: ({ name }) => name === "client",
                generateBundle(_options, bundle) {
                  for (const file of Object.values(bundle))
                    if (file.type === "chunk") imports.set(file.fileName, file.imports);
                },
              },
            ],
          },
        });
      },
      "astro:build:done": ({ dir }) =>
        changePages(dir, async (built, { root }) => {
          const { html, scripts } = withIslandList(built, imports);
          for (const { name, text } of scripts) await writeFile(join(root, name), text);
          return html;
        }),
    },
  };
}
