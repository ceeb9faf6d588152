import type { AstroIntegration } from "astro";
import { all, type BuiltPage, type PageStep, writeHashed } from "./built-pages.ts";

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

/** Runs in the page: gives an island what Astro has written into its tag. */
const give = (uid: string, props: string) =>
  document.querySelectorAll(`astro-island[uid="${uid}"]`).forEach((island) => {
    island.setAttribute("props", props);
  });

/** Takes out of a page what its islands need before they run; returns that as two scripts, the first and the last. */
function takeOutRuntime(page: Pick<BuiltPage, "document">) {
  const scripts = all(page, "script:not([src])").filter(isRuntime);
  if (scripts.length === 0) return undefined;
  const islands = all(page, "astro-island");
  const entries = islands.map((island) => [island.getAttribute("uid"), island.getAttribute("props")]);
  for (const element of scripts) element.remove();
  for (const island of islands) island.removeAttribute("props");
  // Astro writes the directives before the element that uses them; the same order holds here.
  const runtime = [...new Set(scripts.map(({ textContent }) => textContent))].join(";\n");
  return { props: `for(const[u,p]of ${JSON.stringify(entries)})(${give})(u,p)`, runtime };
}

/** Adds `client:interaction`, and notes what each script of the browser imports. */
export function islands(): AstroIntegration {
  const plugin = {
    name: "island-imports",
    applyToEnvironment: ({ name }: { name: string }) => name === "client",
    generateBundle(_options: unknown, bundle: Record<string, { type: string; fileName: string }>) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk") imports.set(file.fileName, (file as { imports?: string[] }).imports ?? []);
    },
  };
  return {
    name: "islands",
    hooks: {
      "astro:config:setup": ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: "interaction", entrypoint: "./integrations/interaction-client.ts" });
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}

declare module "astro" {
  interface AstroClientDirectives {
    /** An island whose script is fetched when the visitor first touches it. */
    "client:interaction"?: boolean | { draft: string };
  }
}

/**
 * Keeps the script of islands out of a page until the visitor does something: names on the root element what they
 * need, so that src/layouts/islands.ts fetches all of it at once, without detours.
 */
export const islandScripts: PageStep = async ({ document, root }) => {
  // Astro writes the rule for its elements in the body, where a style is not allowed.
  document.head.append(...all({ document }, "body style"));
  const taken = takeOutRuntime({ document });
  if (!taken) return;
  const files = all({ document }, "astro-island").flatMap((island) =>
    ["component-url", "renderer-url"].map((name) => island.getAttribute(name)?.slice(1) ?? ""),
  );
  const needs = [
    await writeHashed(root, "props", "js", taken.props),
    ...inOrder(files).map((file) => `/${file}`),
    await writeHashed(root, "islands", "js", taken.runtime),
  ];
  document.documentElement.setAttribute("data-islands", needs.join(" "));
};
