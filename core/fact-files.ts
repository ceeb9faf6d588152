import type { z } from "zod";
import { businessSchema } from "./facts/firm/business-schema.ts";
import { claimsSchema } from "./facts/firm/claims-schema.ts";
import { settingsSchema, siteSchema } from "./facts/firm/site-schema.ts";
import { servicesSchema } from "./facts/services/services-schema.ts";
import { pricesSchema, promotionWarnings } from "./prices/prices-schema.ts";
import type { ContentFile } from "./reading/content-file.ts";

function factFile<Schema extends z.ZodType<object>>(
  path: string,
  schema: Schema,
  options: Pick<ContentFile<z.output<Schema>>, "warn"> = {},
): ContentFile<z.output<Schema>> {
  return { path, schema, ...options };
}

/**
 * The files with facts and settings, which texts in other files name in braces. They cannot name
 * each other's facts.
 */
export const factFiles = {
  site: factFile("site.yaml", siteSchema),
  business: factFile("content/business.yaml", businessSchema),
  claims: factFile("content/claims.yaml", claimsSchema),
  prices: factFile("content/prices.yaml", pricesSchema, { warn: promotionWarnings }),
  services: factFile("content/services.yaml", servicesSchema),
  settings: factFile("content/settings.yaml", settingsSchema),
};

const paths = new Set(Object.values(factFiles).map(({ path }) => path));

export const isFactFile = ({ path }: ContentFile): boolean => paths.has(path);
