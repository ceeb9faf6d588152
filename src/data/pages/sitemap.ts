import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";

export const sitemap = load("content/pages/sitemap.yaml");

export const meta: PageMeta = { ...sitemap.meta, path: "/sitemap", type: "other" };
