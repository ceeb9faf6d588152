import { load } from "../load.ts";

export const site = load("site.yaml");
