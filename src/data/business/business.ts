import { load } from "#data/load.ts";

export const business = load("content/business.yaml");
