import type { PageMeta } from "../lib/meta.ts";
import { load } from "../load.ts";

export const sitemap = load("content/pages/sitemap.yaml");

export const meta: PageMeta = { ...sitemap.meta, path: "/sitemap", type: "other" };
