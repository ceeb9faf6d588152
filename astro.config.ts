import "#scripts/stop-on-mistakes.ts";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { defineConfig } from "astro/config";
import { site } from "#data/business/site.ts";
import { builtPages } from "#integrations/built-pages.ts";
import { longName, shortName } from "#integrations/class-names.ts";
import { contentReload } from "#integrations/content-reload.ts";
import { contentSecurityPolicy } from "#integrations/content-security-policy.ts";
import { editor } from "#integrations/editor.ts";
import { islandScripts } from "#integrations/island-scripts.ts";
import { lateScripts } from "#integrations/late-scripts.ts";
import { photoNames } from "#integrations/photo-names.ts";
import { serviceWorker } from "#integrations/service-worker.ts";
import { typography } from "#integrations/typography.ts";
import { unusedStyles } from "#integrations/unused-styles.ts";
import packageJson from "./package.json" with { type: "json" };

const developing = process.argv.some((word) => /\bdev(\.ts)?$/.test(word));

export default defineConfig({
  site: site.data.url,
  trailingSlash: "never",
  // Pictures are drawn beside the rendering of pages, on the other processors.
  build: { format: "file", inlineStylesheets: "always", concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    contentReload(),
    // What stands in for a page is not a page; everything else the generator makes is to be found.
    sitemap({ filter: (page) => !/\/(404|500|offline)$/.test(page) }),
    // In this order: the policy hashes what is left in the page, the worker lists what is there in
    // the end.
    builtPages([
      typography,
      photoNames,
      islandScripts,
      lateScripts,
      unusedStyles,
      contentSecurityPolicy,
    ]),
    serviceWorker(),
    editor(),
  ],
  // Half the colours of neighbouring pixels, as in a photograph of a camera: a twentieth of the
  // bytes, and half the time.
  image: {
    service: {
      entrypoint: "astro/assets/services/sharp",
      config: { avif: { effort: 3, chromaSubsampling: "4:2:0" } },
    },
  },
  vite: {
    // A build beside a running `npm run dev` must not replace the packages that one has prepared
    // for itself.
    cacheDir: `node_modules/.vite/${developing ? "dev" : "build"}`,
    css: { modules: { generateScopedName: developing ? longName : shortName } },
    // Known beforehand, so that the first use of a form does not make a running `npm run dev`
    // reload the page.
    optimizeDeps: { include: ["@emailjs/browser", "react-dom"] },
    build: {
      assetsInlineLimit: 0,
      // "chrome 92" as a bundler writes it: styles are lowered to what these browsers read.
      cssTarget: packageJson.browserslist.map((browser) => browser.replace(" ", "")),
    },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // One file for what every island needs: each file more is a request more on a slow
              // line.
              codeSplitting: {
                groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }],
              },
            },
          },
        },
      },
    },
  },
});
