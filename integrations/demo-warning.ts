import type { AstroIntegration } from "astro";
import { business } from "../src/content/business/business.ts";

/** Warns at the end of a production build that a fictional firm is about to be put online, and what to replace. */
export function demoWarning(): AstroIntegration {
  return {
    name: "demo",
    hooks: {
      "astro:build:done": ({ logger }) => {
        const { demo, name } = business;
        if (!demo) return;
        logger.warn(
          `This is the demonstration: "${name}" does not exist. Before you put the site online, replace the firm in ` +
            "content/business.yaml, what it claims and charges in content/claims.yaml and content/prices.yaml, the " +
            "customers in content/reviews and content/cases, the pictures in photos/ and the addresses in site.yaml; " +
            "then set demo: false in content/business.yaml.",
        );
      },
    },
  };
}
