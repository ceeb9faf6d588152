import { load } from "#data/load.ts";

export const errors = load("content/pages/errors.yaml");
