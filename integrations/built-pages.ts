import { createHash } from "node:crypto";
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
  root: string;
}

export type PageStep = (page: BuiltPage) => void | Promise<void>;

/** The elements of a page that match a selector, as a list of its own. */
export const all = ({ document }: Pick<BuiltPage, "document">, selector: string): Element[] => [
  ...document.querySelectorAll(selector),
];

/** Writes a file whose name carries a hash of its content, and returns its address. */
export async function writeHashed(
  root: string,
  name: string,
  extension: string,
  text: string,
): Promise<string> {
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const path = `_astro/${name}.${hash}.${extension}`;
  await writeFile(join(root, path), text);
  return `/${path}`;
}

/**
 * The parser hides what is in a template; under another name its elements are the page's as all
 * others are.
 */
const opened = (html: string) => html.replace(/(?<=<\/?)template(?=[\s>])/g, "x-template");
const closed = (html: string) =>
  html
    .replace(/(?<=<\/?)x-template(?=[\s>])/g, "template")
    .replace(/(?<= data-[\w-]+)=""(?=[\s>])/g, "")
    // The same to a browser, and shorter.
    .replaceAll("&#160;", "\u00a0")
    .replaceAll('" />', '"/>');

/**
 * Without what React puts between two texts for hydration, on a page that has nothing to hydrate.
 */
const unseparated = (html: string) =>
  html.includes("<astro-island") ? html : html.replaceAll("<!-- -->", "");

/** Parses every page of the built site once and takes it through all steps, in their order. */
export function builtPages(steps: readonly PageStep[]): AstroIntegration {
  return {
    name: "built-pages",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        for (const name of files.filter((file) => file.endsWith(".html"))) {
          const html = await readFile(join(root, name), "utf8");
          const { document } = parseHTML(opened(unseparated(html)));
          // Where Astro put a part of a component; nothing reads it in the page.
          for (const element of all({ document }, "[slot]")) {
            element.removeAttribute("slot");
          }
          for (const step of steps) {
            await step({ document, name, root });
          }
          await writeFile(join(root, name), closed(document.toString()));
        }
      },
    },
  };
}
