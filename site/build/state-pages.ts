import type { AstroIntegration } from "astro";

/**
 * Makes a page of each state of the forms, such as /states/quote-failed: with `npm run dev`, or for
 * the tests, in a folder of their own. The site that goes online never has them.
 */
export function statePages(wanted: "dev" | "build"): AstroIntegration {
  return {
    name: "state-pages",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command === wanted) {
          injectRoute({
            pattern: "/states/[name]",
            entrypoint: "./site/pages/_StatePage.astro",
          });
        }
      },
    },
  };
}
