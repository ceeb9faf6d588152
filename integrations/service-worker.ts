import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "esbuild";
import { getManifest } from "workbox-build";

/** What the worker fetches when it comes: what a visitor without a network cannot do without, and no more. */
const kept = ["contact.html", "offline.html"];

/** The script of a built page; integrations/late-scripts.ts has made it. */
const pageScript = (html: string) => /_astro\/page\.[\w-]+\.js/.exec(html)?.[0] ?? [];

const address = (file: string) => `/${file.replace(/\.html$/, "")}`;

/** What the islands of a built page need; integrations/island-scripts.ts has written it there. */
function islandScripts(html: string): string[] {
  return /<html [^>]*\bdata-islands="([^"]+)"/.exec(html)?.[1]?.split(" ") ?? [];
}

/**
 * Writes dist/sw.js when everything else is built. With SERVICE_WORKER=off it writes the kill switch instead,
 * which removes the worker and its caches from the devices of visitors who have it.
 */
export function serviceWorker(): AstroIntegration {
  return {
    name: "service-worker",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const dist = fileURLToPath(dir);
        const off = process.env["SERVICE_WORKER"] === "off";
        const pages = await Promise.all(kept.map((page) => readFile(`${dist}${page}`, "utf8")));
        const { manifestEntries } = await getManifest({
          globDirectory: dist,
          globPatterns: [...kept, ...pages.flatMap(pageScript)],
          dontCacheBustURLsMatching: /^_astro\//,
          manifestTransforms: [
            (entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: address(entry.url) })) }),
          ],
        });
        const later = islandScripts(pages[0] ?? "");
        await build({
          entryPoints: [`src/service-worker/${off ? "farewell" : "worker"}.ts`],
          outfile: `${dist}sw.js`,
          bundle: true,
          minify: true,
          format: "iife",
          target: "es2022",
          define: {
            "self.__WB_MANIFEST": JSON.stringify(manifestEntries),
            "self.later": JSON.stringify(later),
            "process.env.NODE_ENV": '"production"',
          },
        });
      },
    },
  };
}
