import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";

export const quote = load("content/pages/offerte-aanvragen.yaml");

export const meta: PageMeta = { ...quote.meta, path: "/offerte-aanvragen", type: "contact" };
