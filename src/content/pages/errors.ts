import { errorMeta } from "../lib/meta.ts";
import { load } from "../load.ts";

export const errors = load("content/pages/errors.yaml");

export const metas = [
  errorMeta("/404", errors.notFound),
  errorMeta("/500", errors.failure),
  errorMeta("/offline", errors.offline),
];
