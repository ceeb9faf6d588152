import type { Variables } from "#data/reading/interpolate.ts";
import type { ServicesFile } from "./services-schema.ts";

/**
 * The variables from content/services.yaml: `service.SLUG`, its name as within a sentence. What
 * names a service that the firm does not offer, is left out.
 */
export const serviceVariables = ({ services }: ServicesFile): Variables =>
  new Map(
    services.map(({ slug, label }) => [
      `service.${slug}`,
      label.charAt(0).toLowerCase() + label.slice(1),
    ]),
  );
