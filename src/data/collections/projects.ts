import { z } from "zod";
import { defineCollection } from "#data/define.ts";
import {
  cardText,
  jobScope,
  order,
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
  description: cardText,
  photo: photoName,
  ...jobScope,
  /** The project links to its case study when it has one, otherwise to its service. */
  caseStudy: contentRef("case study").optional(),
  service: serviceSlug,
  /** The customer's review, one of those on /reviews. */
  review: contentRef("review").optional(),
});

const maxFeatured = 3;

export const projects = defineCollection("content/projects/*.yaml", schema, {
  compare: byOrder,
  check(entries) {
    const count = entries.filter(({ featured }) => featured).length;
    if (count >= 1 && count <= maxFeatured) {
      return [];
    }
    const message = `${count} files have "featured: true" — make it 1 to ${maxFeatured}`;
    return [{ place: "content/projects", message }];
  },
});
export type Project = (typeof projects.data)[number];

/** The projects that are shown large at the top of the page. */
export const featuredProjects = () => projects.data.filter((project) => project.featured);

/** The other projects. */
export const recentProjects = () => projects.data.filter((project) => !project.featured);
