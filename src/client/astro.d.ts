import "astro";

declare module "astro" {
  interface AstroClientDirectives {
    /** Added by astro.config.ts. */
    "client:form"?: boolean;
  }
}
