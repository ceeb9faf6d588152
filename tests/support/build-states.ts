import { build } from "astro";
import config from "#astro.config.ts";
import { statePages } from "#build/state-pages.ts";

// Builds the pages of states (src/components/states), and no others, into the folder that it is
// given. Their files are beside them, in "states".

/** What only a whole site needs, and what makes the pages of states elsewhere. */
const left = [
  "@astrojs/sitemap",
  "service-worker",
  "licences",
  "editor",
  "firm-look",
  "state-pages",
];
const integrations = [config.integrations ?? []]
  .flat(9)
  .filter((each) => each && !left.includes(each.name));

await build({
  ...config,
  configFile: false,
  // A folder without pages of its own.
  srcDir: "src/components/states",
  publicDir: "src/components/states",
  outDir: process.argv[2],
  integrations: [...integrations, statePages("build")],
  build: { ...config.build, assets: "states" },
  logLevel: "error",
});
