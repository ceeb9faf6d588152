import { build } from "astro";
import config from "#astro.config.ts";
import { statePages } from "#build/state-pages.ts";

// Builds the pages of states (site/components/states), and no others, into the folder that it is
// given. Their files are beside them, in "states".

/** What forms need of the configuration. The rest is for a whole site, which other tests see. */
const kept = ["@astrojs/react", "client:form"];
const integrations = [config.integrations ?? []]
  .flat(9)
  .filter((each) => each && kept.includes(each.name));

await build({
  ...config,
  configFile: false,
  // A folder without pages of its own.
  srcDir: "site/components/states",
  publicDir: "site/components/states",
  outDir: process.argv[2],
  integrations: [...integrations, statePages("build")],
  build: { ...config.build, assets: "states" },
  logLevel: "error",
});
