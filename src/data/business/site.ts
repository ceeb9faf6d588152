import { readable } from "#data/define.ts";
import { factFiles } from "./fact-files.ts";

/** The settings of the site, from site.yaml. */
export const site = readable(factFiles.site);
