import { z } from "zod";
import { fill } from "#data/format/fill.ts";
import { euroRange } from "#data/format/money.ts";
import {
  metaWithPhotoSchema,
  pageHeading,
  text,
  texts,
  textWith,
} from "#data/reading/common-schemas.ts";
import { defineFile } from "#data/reading/define.ts";
import type { PageMeta } from "#data/shell/page-meta.ts";
import type { Project } from "./projects.ts";

const schema = z.strictObject({
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

export const projectsPage = defineFile("content/pages/projecten.yaml", schema);

export const meta = (): PageMeta => ({
  ...projectsPage.data.meta,
  path: "/projecten",
  type: "projects",
});

type Job = Partial<Pick<Project, "squareMeters" | "days" | "price">>;

/** The size, duration and price of a job in words; each is undefined when it is not known. */
export function scopeOf({ squareMeters, days, price }: Job) {
  const { scope } = projectsPage.data;
  return {
    squareMeters:
      squareMeters &&
      fill(scope.squareMeters, { squareMeters: squareMeters.toLocaleString("nl-NL") }),
    days: days && fill(scope.days, { days }),
    price: price && fill(scope.price, { price: euroRange(price.from, price.to) }),
  };
}
