import { z } from "zod";
import { defineCollection } from "#data/define.ts";
import {
  jobScope,
  order,
  paragraph,
  photoName,
  serviceSlug,
  texts,
} from "#data/lib/common-schemas.ts";
import { contentRef } from "#data/lib/content-ref.ts";
import { byOrder } from "#data/lib/sort-orders.ts";

const schema = z.strictObject({
  order,
  featured: z
    .boolean()
    .describe("write true to show it large at the top of /projecten, otherwise false"),
  ...texts("title", "location"),
  description: paragraph,
  photo: photoName,
  ...jobScope,
  /**
   * Where a visitor reads on: the case study of the job where there is one, otherwise the service.
   */
  caseStudy: contentRef("case study").optional(),
  service: serviceSlug,
  /** What its customer wrote, one of those on /reviews. */
  review: contentRef("review").optional(),
});

const mostFeatured = 3;

export const projects = defineCollection("content/projects/*.yaml", schema, {
  compare: byOrder,
  check(entries) {
    const count = entries.filter(({ featured }) => featured).length;
    if (count >= 1 && count <= mostFeatured) {
      return [];
    }
    const message = `${count} files have "featured: true" — make it 1 to ${mostFeatured}`;
    return [{ place: "content/projects", message }];
  },
});
export type Project = (typeof projects.data)[number];

/** The projects that stand large on top. */
export const featuredProjects = () => projects.data.filter((project) => project.featured);

export const recentProjects = () => projects.data.filter((project) => !project.featured);
