import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** A page of the built site. */
export interface BuiltPage {
  html: string;
  /** Its file, below the root of the site. */
  name: string;
  /** The folder of the built site. */
  root: string;
  /** The folder of its hashed files, below the root. */
  assets: string;
}

/** Returns the page with what the step adds; it leaves all other characters as they are. */
type PageStep = (page: BuiltPage) => string;

/** Takes every page of the built site through all steps, in their order. */
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
          let html = await readFile(join(root, name), "utf8");
          for (const step of steps) {
            html = step({ html, name, root, assets });
          }
          await writeFile(join(root, name), html);
        }
      },
    },
  };
}
