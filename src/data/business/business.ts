import { readable } from "#data/define.ts";
import { factFiles } from "./fact-files.ts";

/** The firm, from content/business.yaml. */
export const business = readable(factFiles.business);
