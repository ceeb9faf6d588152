import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Added by src/client/form-directive-integration.ts. */
    "client:form"?: boolean;
  }
}
