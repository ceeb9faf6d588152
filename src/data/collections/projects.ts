import { byOrder } from "#data/lib/dates.ts";
import { load } from "#data/load.ts";

const all = load("content/projects/*.yaml").toSorted(byOrder);
export type Project = (typeof all)[number];

export const featuredProjects = all.filter((project) => project.featured);

export const recentProjects = all.filter((project) => !project.featured);
