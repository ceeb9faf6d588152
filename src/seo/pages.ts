import { home } from "@/content/home";
import type { PageMeta } from "./meta";

export const homeMeta: PageMeta = { ...home.meta, path: "/", type: "homepage", photo: home.hero.photo };
