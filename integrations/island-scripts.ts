import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** Astro's own inline scripts: they define the island element and the `client:` directives. */
const runtime =
  /<script>((?:(?!<\/script>)[\s\S])*(?:customElements\.define|dispatchEvent\(new Event\("astro:)(?:(?!<\/script>)[\s\S])*)<\/script>/g;

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

/**
 * Takes the runtime of the islands out of a page, where Astro repeats it, and names on the root element what the
 * islands need: src/shell/islands.ts fetches all of it at once when the visitor first does something.
 */
export function withIslandList(
  html: string,
  imports: Imports,
): { html: string; runtime?: { name: string; script: string } } {
  // Astro writes the directives before the element that uses them; the same order holds here.
  const scripts = [...new Set([...html.matchAll(runtime)].map(([, text = ""]) => text))];
  if (scripts.length === 0) return { html };
  const script = scripts.join(";\n");
  const name = `_astro/islands.${createHash("sha256").update(script).digest("base64url").slice(0, 8)}.js`;
  const files = [...html.matchAll(islandFiles)].map(([, file = ""]) => file);
  const needs = [...inOrder(files, imports), name].map((file) => `/${file}`).join(" ");
  return {
    html: html.replace(runtime, "").replace("<html ", `<html data-islands="${needs}" `),
    runtime: { name, script },
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
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        for (const file of files.filter((name) => name.endsWith(".html"))) {
          const page = withIslandList(await readFile(join(root, file), "utf8"), imports);
          if (!page.runtime) continue;
          await writeFile(join(root, page.runtime.name), page.runtime.script);
          await writeFile(join(root, file), page.html);
        }
      },
    },
  };
}
