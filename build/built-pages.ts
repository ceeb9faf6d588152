import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { parseHTML } from "linkedom";

/** A page of the built site, as a document that a step changes in place. */
export interface BuiltPage {
  document: Document;
  /** Its file, below the root of the site. */
  name: string;
  /** The folder of the built site. */
  root: string;
  /** The folder of its hashed files, below the root. */
  assets: string;
}

type PageStep = (page: BuiltPage) => void;

/** Parses every page of the built site once and takes it through all steps, in their order. */
export function builtPages(steps: readonly PageStep[]): AstroIntegration {
  let assets: string;
  return {
    name: "built-pages",
    hooks: {
      "astro:config:done": ({ config }) => {
        ({ assets } = config.build);
      },
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        for (const name of files.filter((file) => file.endsWith(".html"))) {
          const { document } = parseHTML(await readFile(join(root, name), "utf8"));
          for (const step of steps) {
            step({ document, name, root, assets });
          }
          await writeFile(join(root, name), document.toString());
        }
      },
    },
  };
}
