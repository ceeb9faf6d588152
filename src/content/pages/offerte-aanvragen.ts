import type { PageMeta } from "../lib/meta.ts";
import { load } from "../load.ts";

export const quote = load("content/pages/offerte-aanvragen.yaml");

export const meta: PageMeta = { ...quote.meta, path: "/offerte-aanvragen", type: "contact" };
