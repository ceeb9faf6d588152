import { load } from "#data/load.ts";

export const site = load("site.yaml");
