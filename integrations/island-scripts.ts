import { readFileSync } from "node:fs";
import { join } from "node:path";
import { all, type PageStep, writeHashed } from "./built-pages.ts";

/** What a built script imports at once, and not only when it is wanted. */
const imported = /(?:from|import)"\.(\/[^"]+)"/g;

/** Files and everything they import, each after what it imports itself. */
function inOrder(files: readonly string[], root: string): string[] {
  const ordered = new Set<string>();
  const visit = (file: string) => {
    if (ordered.has(file)) {
      return;
    }
    for (const [, name] of readFileSync(join(root, file), "utf8").matchAll(imported)) {
      visit(`/_astro${name}`);
    }
    ordered.add(file);
  };
  for (const file of files) {
    visit(file);
  }
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

/**
 * Keeps the script of islands out of a page until the visitor does something: names on the root
 * element what they need, so that src/client/islands.ts fetches all of it at once, without
 * detours.
 */
export const islandScripts: PageStep = async ({ document, root }) => {
  // Astro writes the rule for its elements in the body, where a style is not allowed.
  document.head.append(...all({ document }, "body style"));
  const scripts = all({ document }, "script:not([src])").filter(isRuntime);
  if (scripts.length === 0) {
    return;
  }
  const islands = all({ document }, "astro-island");
  const valuesOf = (name: string) => islands.map((island) => island.getAttribute(name) ?? "");
  const files = [...valuesOf("component-url"), ...valuesOf("renderer-url")];
  // Astro writes the directives before the element that uses them; the same order holds here.
  const runtime = [...new Set(scripts.map(({ textContent }) => textContent))].join(";\n");
  const needs = [
    await writeHashed(root, "props", "js", `(${give})(${JSON.stringify(valuesOf("props"))})`),
    ...inOrder(files, root),
    await writeHashed(root, "islands", "js", runtime),
  ];
  for (const element of scripts) {
    element.remove();
  }
  for (const island of islands) {
    island.removeAttribute("props");
  }
  document.documentElement.setAttribute("data-islands", needs.join(" "));
};
