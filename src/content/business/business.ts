import { load } from "../load.ts";

export const business = load("content/business.yaml");
