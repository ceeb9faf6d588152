import { factFiles } from "#data/fact-files.ts";
import { readable } from "#data/reading/define.ts";

/** The firm, from content/business.yaml. */
export const business = readable(factFiles.business);
