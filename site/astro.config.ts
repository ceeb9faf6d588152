import { basename, join, relative } from "node:path";
import react from "@astrojs/react";
import sitemap from "@astrojs/sitemap";
import { site } from "@contractor/core/facts.ts";
import mediaMinmax from "@csstools/postcss-media-minmax";
import { defineConfig } from "astro/config";
import type { Plugin } from "vite";
import { builtPages } from "./build/built-pages.ts";
import { contentSecurityPolicy } from "./build/content-security-policy.ts";
import { firmLook } from "./build/firm-look.ts";
import { licences } from "./build/licences.ts";
import { preactInScripts } from "./build/preact-in-scripts.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { statePages } from "./build/state-pages.ts";
import { stylesByScreen } from "./build/styles-by-screen.ts";
import packageJson from "./package.json" with { type: "json" };
import { isInSitemap, withLastChange } from "./seo/sitemap.ts";

/** Half the work, for pictures that are 6% larger: to look at the site, and to test it. */
const areQuick = Boolean(process.env.QUICK_PICTURES);

/** "chrome92", as a bundler writes it: scripts and styles are lowered to what these read. */
const oldestBrowsers = packageJson.browserslist.map((browser) => browser.replace(" ", ""));

/**
 * Reads content again after a change: Vite treats the module that reads it as changed, and with it
 * all modules that import it.
 */
const contentReload: Plugin = {
  name: "content-reload",
  hotUpdate({ file, modules }) {
    const isContent = /^((content|photos)[\\/]|site\.yaml$)/.test(relative(process.cwd(), file));
    const reader = join(import.meta.dirname, "../core/reading/define.ts");
    const readers = this.environment.moduleGraph.getModulesByFile(reader) ?? [];
    return isContent ? [...modules, ...readers] : undefined;
  },
};

export default defineConfig({
  srcDir: "./site",
  publicDir: "./site/public",
  // A release takes none of the quick pictures.
  cacheDir: areQuick ? "./node_modules/.cache/quick-pictures" : "./node_modules/.astro",
  site: site.data.url,
  trailingSlash: "never",
  build: { format: "file", inlineStylesheets: "always" },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    {
      // By which the enquiry forms and the wall of the prices are hydrated.
      name: "client:form",
      hooks: {
        "astro:config:setup": ({ addClientDirective }) =>
          addClientDirective({ name: "form", entrypoint: "./site/client/form-directive.ts" }),
      },
    },
    firmLook(),
    sitemap({ filter: isInSitemap, serialize: withLastChange }),
    // The order matters: the policy hashes the final scripts and styles, and the service worker
    // reads the final pages.
    builtPages([stylesByScreen, contentSecurityPolicy]),
    serviceWorker(),
    licences(),
    statePages("dev"),
  ],
  // Chroma subsampling, as in the JPEG files of cameras, takes half the time. Twice the effort
  // takes twice the time, for one percent fewer bytes.
  image: {
    service: {
      entrypoint: "astro/assets/services/sharp",
      config: {
        avif: { effort: areQuick ? 0 : 1, chromaSubsampling: "4:2:0" },
        webp: { effort: 2 },
      },
    },
  },
  vite: {
    plugins: [preactInScripts(), contentReload],
    // Prepared in advance, so that the first use of a form does not reload the page during
    // `npm run dev`. An owner has no packages of tests, without which the scan of these would fail.
    optimizeDeps: { include: ["@emailjs/browser", "react-dom"], entries: ["!**/*.test.tsx"] },
    // "(width < 60rem)" would otherwise become "not (min-width: 60rem)", which Chrome reads from
    // 104 and Safari from 16.4.
    css: {
      postcss: { plugins: [mediaMinmax()] },
      // Every module has a name of its own, so a class needs no hash, which pages would carry.
      modules: {
        generateScopedName: (name, file) => `${basename(file, ".module.css")}-${name}`,
      },
    },
    build: {
      cssTarget: oldestBrowsers,
      // Scripts of a page are inlined, so that menus respond as soon as the page is there. Pictures
      // and the typeface are files.
      assetsInlineLimit: (file) => file.endsWith(".js"),
    },
    environments: {
      client: {
        build: {
          target: oldestBrowsers,
          rolldownOptions: {
            output: {
              // One file for Preact instead of several, which saves requests on a slow line.
              codeSplitting: { groups: [{ name: "preact", test: /node_modules\/preact\// }] },
            },
          },
        },
      },
    },
  },
});
