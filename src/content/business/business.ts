import { readData } from "../lib/read-data.ts";
import { businessSchema } from "../schemas/business.ts";

/** The firm, from content/business.yaml. */
export const business = readData("content/business.yaml", businessSchema);
