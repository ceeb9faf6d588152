import { load } from "../load.ts";

/** The firm, from content/business.yaml. */
export const business = load("content/business.yaml");
