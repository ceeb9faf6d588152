import { z } from "zod";
import { serviceSlug } from "../business/services.ts";
import { knownName } from "../lib/known-name.ts";
import { photoName } from "../lib/photo-names.ts";
import { paragraph, text } from "../schemas/common.ts";
import { byOrder } from "../lib/folder.ts";
import { readFolder } from "../lib/read.ts";
import { cases } from "./cases.ts";
import { jobScope } from "./job-scope.ts";
import { reviewsFor } from "./reviews.ts";

/** One file of content/projects/. */
const projectSchema = z.strictObject({
  order: z.number().int().positive().describe("write its place in the list, from 1"),
  featured: z.boolean().describe("write true to show it large at the top of /projecten, otherwise false"),
  title: text,
  location: text,
  description: paragraph,
  photo: photoName,
  ...jobScope,
  /** Where a visitor reads on: the case study of the job where there is one, otherwise the service. */
  caseStudy: knownName({ what: "case study", file: "cases", names: cases.map(({ id }) => id) }).optional(),
  service: serviceSlug,
  /** What its customer wrote, one of those on /reviews. */
  review: knownName({
    what: "review",
    file: "reviews",
    names: reviewsFor("reviews").map(({ id }) => id),
  }).optional(),
});

/** How many can stand large on top. */
const places = 3;

const all = readFolder("projects", projectSchema, {
  check(projects) {
    const onTop = projects.filter((project) => project.featured).length;
    if (onTop >= 1 && onTop <= places) return [];
    return [`content/projects: ${onTop} files have "featured: true" — make it 1 to ${places}`];
  },
}).sort(byOrder);
export type Project = (typeof all)[number];

/** The projects that stand large on top. */
export const featuredProjects = all.filter((project) => project.featured);

/** The others, below them. */
export const recentProjects = all.filter((project) => !project.featured);
