import type { AstroIntegration } from "astro";

/**
 * Gives builds and `npm run dev` a cache of packages each. A build would otherwise replace the
 * packages that were prepared for a running `npm run dev`.
 */
export function viteCache(): AstroIntegration {
  return {
    name: "vite-cache",
    hooks: {
      "astro:config:setup": ({ command, updateConfig }) => {
        updateConfig({ vite: { cacheDir: `node_modules/.vite/${command}` } });
      },
    },
  };
}
