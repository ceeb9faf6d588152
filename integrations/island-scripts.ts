import { all, type PageStep, writeHashed } from "./built-pages.ts";
import type { Plugin } from "./content-reload.ts";

/** What each script imports at once, by file name. */
const imports = new Map<string, readonly string[]>();

/** Files and everything they import, each after what it imports itself. */
function inOrder(files: readonly string[]): string[] {
  const ordered = new Set<string>();
  const visit = (file: string) => {
    if (ordered.has(file)) return;
    for (const needed of imports.get(file) ?? []) visit(needed);
    ordered.add(file);
  };
  for (const file of files) visit(file);
  return [...ordered];
}

/** Astro's own inline scripts: they define the island element and the `client:` directives. */
const isRuntime = ({ textContent }: Element) =>
  /customElements\.define|dispatchEvent\(new Event\("astro:/.test(textContent ?? "");

/** Runs in the page: gives each island what Astro has written into its tag. */
const give = (props: string[]) =>
  document.querySelectorAll("astro-island").forEach((island, index) => {
    island.setAttribute("props", props[index] ?? "");
  });

/** For Vite: notes what each script of the browser imports. */
export const islandImports: Plugin = {
  name: "island-imports",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "chunk") imports.set(file.fileName, file.imports);
  },
};

/**
 * Keeps the script of islands out of a page until the visitor does something: names on the root element what they
 * need, so that src/layouts/islands.ts fetches all of it at once, without detours.
 */
export const islandScripts: PageStep = async ({ document, root }) => {
  // Astro writes the rule for its elements in the body, where a style is not allowed.
  document.head.append(...all({ document }, "body style"));
  const scripts = all({ document }, "script:not([src])").filter(isRuntime);
  if (scripts.length === 0) return;
  const islands = all({ document }, "astro-island");
  const valuesOf = (name: string) => islands.map((island) => island.getAttribute(name) ?? "");
  const files = [...valuesOf("component-url"), ...valuesOf("renderer-url")].map((url) => url.slice(1));
  // Astro writes the directives before the element that uses them; the same order holds here.
  const runtime = [...new Set(scripts.map(({ textContent }) => textContent))].join(";\n");
  const needs = [
    await writeHashed(root, "props", "js", `(${give})(${JSON.stringify(valuesOf("props"))})`),
    ...inOrder(files).map((file) => `/${file}`),
    await writeHashed(root, "islands", "js", runtime),
  ];
  for (const element of scripts) element.remove();
  for (const island of islands) island.removeAttribute("props");
  document.documentElement.setAttribute("data-islands", needs.join(" "));
};
