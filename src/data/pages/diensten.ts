import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";

export const overview = load("content/pages/diensten.yaml");

export const meta: PageMeta = {
  ...overview.meta,
  path: "/diensten",
  type: "other",
  photo: overview.hero.photo,
};
