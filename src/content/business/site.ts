import { load } from "../load.ts";

/** The technical settings in site.yaml. */
export const site = load("site.yaml");
