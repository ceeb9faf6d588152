import type { AstroIntegration } from "astro";

/**
 * Serves a page of each state of the forms during `npm run dev`, such as /states/quote-failed. They
 * are never built.
 */
export function statePages(): AstroIntegration {
  return {
    name: "state-pages",
    hooks: {
      "astro:config:setup": ({ command, injectRoute }) => {
        if (command === "dev") {
          injectRoute({
            pattern: "/states/[name]",
            entrypoint: "./src/pages/_StatePage.astro",
          });
        }
      },
    },
  };
}
