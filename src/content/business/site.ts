import { readData } from "../lib/read-data.ts";
import { siteSchema } from "./site-schema.ts";

/** The technical settings in site.yaml, checked. */
export const site = readData("site.yaml", siteSchema);
