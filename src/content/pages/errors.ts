import { load } from "../load.ts";

export const errors = load("content/pages/errors.yaml");
