import { readData } from "../lib/read-data.ts";
import { siteSchema } from "../schemas/site.ts";

/** The technical settings in site.yaml, checked. */
export const site = readData("site.yaml", siteSchema);
