import { factFiles } from "#data/fact-files.ts";
import { readable } from "#data/reading/define.ts";

/** The settings of the site, from site.yaml. */
export const site = readable(factFiles.site);
