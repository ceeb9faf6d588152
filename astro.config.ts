import "#scripts/stop-on-mistakes.ts";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import mediaMinmax from "@csstools/postcss-media-minmax";
import { defineConfig } from "astro/config";
import { site } from "#data/business/site.ts";
import { builtPages } from "#integrations/built-pages.ts";
import { contentReload } from "#integrations/content-reload.ts";
import { contentSecurityPolicy } from "#integrations/content-security-policy.ts";
import { editor } from "#integrations/editor.ts";
import { formDirective } from "#integrations/form-directive.ts";
import { islandStyle } from "#integrations/island-style.ts";
import { serviceWorker } from "#integrations/service-worker.ts";
import { typography } from "#integrations/typography.ts";
import packageJson from "./package.json" with { type: "json" };

const developing = process.argv.some((word) => /\bdev(\.ts)?$/.test(word));

/** "chrome92", as a bundler writes it: scripts and styles are lowered to what these browsers read. */
const oldestBrowsers = packageJson.browserslist.map((browser) => browser.replace(" ", ""));

export default defineConfig({
  site: site.data.url,
  trailingSlash: "never",
  // Pictures are drawn beside the rendering of pages, on the other processors.
  build: { format: "file", inlineStylesheets: "always", concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    formDirective(),
    contentReload(),
    // What stands in for a page is not a page; everything else the generator makes is to be found.
    sitemap({ filter: (page) => !/\/(404|500|offline)$/.test(page) }),
    // In this order: the policy hashes what is left in the page, the worker lists what is there in
    // the end.
    builtPages([typography, islandStyle, contentSecurityPolicy]),
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
    // Known beforehand, so that the first use of a form does not make a running `npm run dev`
    // reload the page.
    optimizeDeps: { include: ["@emailjs/browser", "react-dom"] },
    // "(width < 60rem)" would otherwise become "not (min-width: 60rem)", which Chrome reads from 104
    // and Safari from 16.4.
    css: { postcss: { plugins: [mediaMinmax()] } },
    build: {
      cssTarget: oldestBrowsers,
      // The few kilobytes of script that a page runs are part of it, so that a tap is answered as
      // soon as the page is there; pictures and the typeface are files.
      assetsInlineLimit: (file) => file.endsWith(".js"),
    },
    environments: {
      client: {
        build: {
          target: oldestBrowsers,
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
