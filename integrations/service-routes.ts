import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { readServices, servicePageFile } from "../src/content/business/services-file.ts";

/** Gives each service in content/services.yaml the page in src/pages/diensten/ that carries its slug. */
export function serviceRoutes(): AstroIntegration {
  return {
    name: "service-routes",
    hooks: {
      "astro:config:setup": ({ config, injectRoute, addWatchFile }) => {
        const registry = new URL("content/services.yaml", config.root);
        addWatchFile(registry);
        for (const { slug } of readServices(fileURLToPath(config.root)).services) {
          const page = servicePageFile(slug);
          const entrypoint = new URL(page, config.root);
          if (!existsSync(entrypoint)) {
            throw new Error(
              `content/services.yaml › ${slug}: has no page — add ${page}, or remove the service from the list`,
            );
          }
          injectRoute({ pattern: `/diensten/${slug}`, entrypoint, prerender: true });
        }
      },
    },
  };
}
