import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { build } from "esbuild";
import { getManifest } from "workbox-build";

/** What is on the device after the first visit: three pages, and the type and script they need. */
const kept = ["index.html", "contact.html", "offline.html", "_astro/fonts/*", "_astro/*.js"];

/** The address of a page's file: index.html is /, contact.html is /contact. */
const address = (file: string) => (file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`);

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
        const { manifestEntries } = await getManifest({
          globDirectory: dist,
          globPatterns: kept,
          dontCacheBustURLsMatching: /^_astro\//,
          manifestTransforms: [
            (entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: address(entry.url) })) }),
          ],
        });
        await build({
          entryPoints: [`src/service-worker/${off ? "farewell" : "worker"}.ts`],
          outfile: `${dist}sw.js`,
          bundle: true,
          minify: true,
          format: "iife",
          target: "es2022",
          define: {
            "self.__WB_MANIFEST": JSON.stringify(manifestEntries),
            "process.env.NODE_ENV": '"production"',
          },
        });
      },
    },
  };
}
