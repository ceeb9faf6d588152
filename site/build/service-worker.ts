import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "esbuild";
import { elementsIn, readHtml } from "./html-tree.ts";

const offlinePages = ["contact", "offline"];

/** The addresses of the style sheets and scripts of a page. */
function filesOf(html: string): string[] {
  const tree = readHtml(html);
  const named = (selector: string, attribute: string) =>
    elementsIn(tree, selector).map(({ attribs }) => attribs[attribute]);
  return [
    ...named("link[rel=stylesheet]", "href"),
    ...named("script[src]", "src"),
    ...named("astro-island", "component-url"),
    ...named("astro-island", "renderer-url"),
  ].filter((address) => address !== undefined);
}

/** These files, with the scripts that they import, and those that those import. */
function withImports(dist: string, files: readonly string[]): string[] {
  const found = new Set(files);
  // The loop also visits scripts that are added while it runs.
  for (const file of found) {
    if (file.endsWith(".js")) {
      const script = readFileSync(join(dist, file), "utf8");
      for (const [, name] of script.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)) {
        found.add(`${dirname(file)}/${name}`);
      }
    }
  }
  return [...found];
}

/**
 * Writes dist/sw.js when everything else is built. With SERVICE_WORKER=off it writes the kill
 * switch instead, which removes the worker and its caches from the devices of visitors who have it.
 */
export function serviceWorker(): AstroIntegration {
  return {
    name: "service-worker",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = offlinePages.map((page) => ({
          url: `/${page}`,
          html: readFileSync(`${dist}${page}.html`, "utf8"),
        }));
        const files = pages.flatMap(({ html }) => filesOf(html));
        const manifest = [
          ...pages.map(({ url, html }) => ({
            url,
            revision: createHash("md5").update(html).digest("hex"),
          })),
          // Their names contain a hash of their content, so they need no revision.
          ...withImports(dist, files).map((url) => ({ url, revision: null })),
        ];
        const isOff = process.env.SERVICE_WORKER === "off";
        await build({
          entryPoints: [`site/client/service-worker/${isOff ? "kill-switch" : "worker"}.ts`],
          outfile: `${dist}sw.js`,
          bundle: true,
          minify: true,
          format: "iife",
          target: "es2020",
          define: {
            "self.__WB_MANIFEST": JSON.stringify(manifest),
            "process.env.NODE_ENV": '"production"',
          },
        });
      },
    },
  };
}
