import { z } from "zod";
import {
  cardText,
  contentRef,
  jobScope,
  order,
  photoAlt,
  photoName,
  serviceSlug,
  texts,
} from "#data/reading/common-schemas.ts";
import { byOrder, defineCollection } from "#data/reading/define.ts";

const schema = z.strictObject({
  order,
  featured: z.boolean(),
  ...texts("title", "location"),
  description: cardText,
  photo: photoName,
  photoAlt: photoAlt.optional(),
  /** The same view before the work: visitors slide between the two. */
  before: photoName.optional(),
  beforeAlt: photoAlt.optional(),
  ...jobScope,
  /** The project links to its case study when it has one, otherwise to its service. */
  caseStudy: contentRef("case study").optional(),
  service: serviceSlug,
  /** The customer's review, one of those on /reviews. */
  review: contentRef("review").optional(),
});

const maxFeatured = 3;

const countFeatured = (entries: readonly { featured: boolean }[]) =>
  entries.filter(({ featured }) => featured).length;

export const projects = defineCollection("content/projects/*.yaml", schema, {
  compare: byOrder,
  warn(entries) {
    const count = countFeatured(entries);
    const message = `Er zijn ${count} projecten voor bovenaan gekozen, en er passen er ${maxFeatured}. De andere staan in de lijst.`;
    return count > maxFeatured ? [{ place: "content/projects", message }] : [];
  },
});
export type Project = (typeof projects.data)[number];

/** The projects that are shown large at the top of the page, at most three; the first by itself. */
export function featuredProjects(): Project[] {
  const chosen = projects.data.filter(({ featured }) => featured);
  return chosen.length > 0 ? chosen.slice(0, maxFeatured) : projects.data.slice(0, 1);
}

/** The projects that have a photograph from before the work too. */
export const comparedProjects = () => projects.data.filter(hasBefore);

/** The projects that are neither large at the top nor compared. */
export function recentProjects(): Project[] {
  const featured = new Set(featuredProjects());
  return projects.data.filter((project) => !(featured.has(project) || hasBefore(project)));
}

function hasBefore(project: Project): project is Project & { before: string } {
  return project.before !== undefined;
}
