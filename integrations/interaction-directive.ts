import type { AstroIntegration } from "astro";

/** Adds `client:interaction`: an island whose script is fetched when the visitor first touches it. */
export function interactionDirective(): AstroIntegration {
  return {
    name: "client:interaction",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({
          name: "interaction",
          entrypoint: "./integrations/interaction-client.ts",
        });
      },
    },
  };
}

declare module "astro" {
  interface AstroClientDirectives {
    "client:interaction"?: boolean | { draft: string };
  }
}
