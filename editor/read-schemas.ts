import type { z } from "zod";
import { variantOf } from "../src/content/lib/schema-at.ts";
import { load } from "../src/content/load.ts";
import { registry } from "../src/content/registry.ts";

const services = "content/services/*.yaml";

/** The schema of every file of content/ and of site.yaml, or of every folder; of a service, that of its layout. */
export function readSchemas(): { file: string; schema: z.ZodType }[] {
  const { [services]: layouts, ...schemas } = registry;
  return [
    ...Object.entries(schemas).map(([file, schema]) => ({ file, schema })),
    ...load(services).map((texts) => ({
      file: services.replace("*", texts.id),
      schema: variantOf(layouts, texts),
    })),
  ];
}
