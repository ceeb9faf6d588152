import { z } from "zod";
import { fill } from "#facts/format/fill.ts";
import { euroRange } from "#facts/format/money.ts";
import type { PageMeta } from "#facts/shell/page-meta.ts";
import { cardText, text, texts, textWith } from "#reading/common-schemas.ts";
import { byOrder, defineFile } from "#reading/define.ts";
import { metaWithPhotoSchema, pageHeading } from "#reading/pages.ts";
import { comparedPhoto, contentRef, jobScope, order, serviceSlug } from "#reading/references.ts";

const schema = z.strictObject({
  order,
  featured: z.boolean(),
  ...texts("title", "location"),
  description: cardText,
  ...comparedPhoto,
  ...jobScope,
  /** The project links to its case study when it has one, otherwise to its service. */
  caseStudy: contentRef("case study").optional(),
  service: serviceSlug,
  /** The customer's review, one of those on /reviews. */
  review: contentRef("review").optional(),
});

const maxFeatured = 3;

export const projects = defineFile("content/projects/*.yaml", schema, { compare: byOrder });
export type Project = (typeof projects.data)[number];

/** The projects that are shown large at the top of the page, at most three; the first by itself. */
export function featuredProjects(): Project[] {
  const chosen = projects.data.filter(({ featured }) => featured);
  return chosen.length > 0 ? chosen.slice(0, maxFeatured) : projects.data.slice(0, 1);
}

/** The projects that have a photograph from before the work too. */
export const comparedProjects = () => projects.data.filter(hasBefore);

const hasBefore = (project: Project): project is Project & { before: string } =>
  project.before !== undefined;

/** The projects that are neither large at the top nor compared. */
export function recentProjects(): Project[] {
  const featured = new Set(featuredProjects());
  return projects.data.filter((project) => !(featured.has(project) || hasBefore(project)));
}

const pageSchema = z.strictObject({
  meta: metaWithPhotoSchema,
  heading: pageHeading,
  ...texts("intro", "featuredHeading", "recentHeading"),
  scope: z.strictObject({
    squareMeters: textWith("squareMeters"),
    days: textWith("days"),
    price: textWith("price"),
  }),
  caseLink: text,
  serviceLink: textWith("service"),
  reviewLink: textWith("name"),
  ...texts("comparisonsHeading", "moreComparisonsHeading"),
  closing: z.strictObject({ heading: text, text, button: text, contactButton: text }),
});

export const projectsPage = defineFile("content/pages/projecten.yaml", pageSchema);

export const meta = (): PageMeta => ({ ...projectsPage.data.meta, path: "/projecten" });

/** The size, duration and price of a job in words; each is undefined when it is not known. */
export function scopeOf({
  squareMeters,
  days,
  price,
}: Partial<Pick<Project, "squareMeters" | "days" | "price">>) {
  const { scope } = projectsPage.data;
  return {
    squareMeters:
      squareMeters &&
      fill(scope.squareMeters, { squareMeters: squareMeters.toLocaleString("nl-NL") }),
    days: days && fill(scope.days, { days }),
    price: price && fill(scope.price, { price: euroRange(price.from, price.to) }),
  };
}
