import { commonQuestions } from "../collections/services.ts";
import type { PageMeta } from "../lib/meta.ts";
import { load } from "../load.ts";

export const home = load("content/pages/home.yaml");

export const meta: PageMeta = {
  ...home.meta,
  path: "/",
  type: "homepage",
  photo: home.hero.photo,
  questions: commonQuestions,
};
