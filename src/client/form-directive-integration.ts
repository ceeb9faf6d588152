import type { AstroIntegration } from "astro";

/** Adds the directive `client:form`, by which the enquiry forms are hydrated. */
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
