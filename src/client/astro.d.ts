import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Added by integrations/form-directive.ts. */
    "client:form"?: boolean;
  }
}
