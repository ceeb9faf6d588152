import { errorMeta } from "../lib/meta.ts";
import { load } from "../load.ts";

export const errors = load("content/pages/errors.yaml");

export const notFoundMeta = errorMeta("/404", errors.notFound);
export const failureMeta = errorMeta("/500", errors.failure);
export const offlineMeta = errorMeta("/offline", errors.offline);

export const metas = [notFoundMeta, failureMeta, offlineMeta];
