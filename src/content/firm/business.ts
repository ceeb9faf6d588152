import { readSource } from "@/content/reading/source";
import { businessSchema } from "./business-schema";

/** The firm, from content/business.yaml. */
export const business = readSource("business.yaml", businessSchema);
