import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { elementsIn, readHtml } from "@contractor/core/reading/html-tree.ts";
import type { AstroIntegration } from "astro";
import { build } from "esbuild";
import type { Plugin } from "vite";

const offlinePages = ["contact", "offline"];

function recordImports(imports: Map<string, readonly string[]>): Plugin {
  return {
    name: "record-imports",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === "chunk") {
          imports.set(
            `/${output.fileName}`,
            output.imports.map((file) => `/${file}`),
          );
        }
      }
    },
  };
}

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

function withImports(
  files: readonly string[],
  imports: ReadonlyMap<string, readonly string[]>,
): string[] {
  const found = new Set(files);
  // The loop also visits scripts that are added while it runs.
  for (const script of found) {
    for (const imported of imports.get(script) ?? []) {
      found.add(imported);
    }
  }
  return [...found];
}

/**
 * Writes dist/sw.js when everything else is built. With SERVICE_WORKER=off it writes the kill
 * switch instead, which removes the worker and its caches from the devices of visitors who have it.
 */
export function serviceWorker(): AstroIntegration {
  const imports = new Map<string, readonly string[]>();
  return {
    name: "service-worker",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [recordImports(imports)] } });
      },
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
          ...withImports(files, imports).map((url) => ({ url, revision: null })),
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
