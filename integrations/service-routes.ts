import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { contentOf } from "../src/content/load.ts";
import { servicePath } from "../src/content/schemas/services.ts";

/** Gives each service in content/services.yaml the page in src/pages/diensten/ of the layout that its texts are for. */
export function serviceRoutes(): AstroIntegration {
  return {
    name: "service-routes",
    hooks: {
      "astro:config:setup": ({ config, injectRoute, addWatchFile }) => {
        addWatchFile(new URL("content/services.yaml", config.root));
        const { load } = contentOf(fileURLToPath(config.root));
        for (const { id, layout } of load("content/services/*.yaml")) {
          const entrypoint = new URL(`src/pages/diensten/_${layout}.astro`, config.root);
          injectRoute({ pattern: servicePath(id), entrypoint, prerender: true });
        }
      },
    },
  };
}
