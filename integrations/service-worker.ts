import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "esbuild";

/**
 * What the worker fetches when it comes: what a visitor without a network cannot do without, and no
 * more.
 */
const kept = ["contact", "offline"];

/**
 * The script of a built page; integrations/late-scripts.ts has made it, and its name has a hash of
 * what is in it.
 */
const pageScript = (html: string) => /\/_astro\/page\.[\w-]+\.js/.exec(html)?.[0] ?? [];

/** What the islands of a built page need; integrations/island-scripts.ts has written it there. */
function islandScripts(html: string): string[] {
  return /<html [^>]*\bdata-islands="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
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
        const off = process.env["SERVICE_WORKER"] === "off";
        const pages = kept.map((page) => readFileSync(`${dist}${page}.html`, "utf8"));
        const manifest = [
          ...pages.map((html, i) => ({
            url: `/${kept[i]}`,
            revision: createHash("md5").update(html).digest("hex"),
          })),
          ...new Set(pages.flatMap(pageScript)).values().map((url) => ({ url, revision: null })),
        ];
        await build({
          entryPoints: [`src/service-worker/${off ? "farewell" : "worker"}.ts`],
          outfile: `${dist}sw.js`,
          bundle: true,
          minify: true,
          format: "iife",
          target: "es2022",
          define: {
            "self.__WB_MANIFEST": JSON.stringify(manifest),
            "self.later": JSON.stringify(islandScripts(pages[0] ?? "")),
            "process.env.NODE_ENV": '"production"',
          },
        });
      },
    },
  };
}
