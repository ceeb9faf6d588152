import { commonQuestions } from "#data/collections/services.ts";
import type { PageMeta } from "#data/lib/meta.ts";
import { load } from "#data/load.ts";

export const home = load("content/pages/home.yaml");

export const meta: PageMeta = {
  ...home.meta,
  path: "/",
  type: "homepage",
  photo: home.hero.photo,
  questions: commonQuestions,
};
