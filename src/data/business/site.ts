import { readable } from "#data/define.ts";
import { factFiles } from "./fact-files.ts";

/** The address of the site and how it is set up, from site.yaml. */
export const site = readable(factFiles.site);
