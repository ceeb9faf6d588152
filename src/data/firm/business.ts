import { factFiles } from "#data/fact-files.ts";
import { readable } from "#data/reading/define.ts";

export const business = readable(factFiles.business);
