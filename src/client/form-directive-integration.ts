import type { AstroIntegration } from "astro";

/** Adds `client:form`, by which the enquiry forms and the wall of the prices are hydrated. */
export function formDirective(): AstroIntegration {
  return {
    name: "form-directive",
    hooks: {
      "astro:config:setup": ({ addClientDirective }) => {
        addClientDirective({ name: "form", entrypoint: "./src/client/form-directive.ts" });
      },
    },
  };
}
