import { z } from "zod";
import { formerServices, serviceSlug } from "../business/services.ts";
import { knownName } from "../lib/known-name.ts";
import { photoName } from "../lib/photo-names.ts";
import { paragraph, text } from "../schemas/common.ts";
import { newestFirst } from "../lib/dates.ts";
import { readFolder } from "../lib/read.ts";
import { cases } from "./cases.ts";
import { reviewedServices } from "./services.ts";

/** The pages that show reviews, a service by its slug. */
const places = ["reviews", "home", "diensten", ...reviewedServices];

const schema = z.strictObject({
  name: text,
  location: text,
  text: paragraph,
  rating: z.number().int().min(1).max(5).describe("write a whole number from 1 to 5"),
  published: z.iso.date().describe("write the day it was written as 2026-03-14"),
  shownOn: z
    .string()
    // Where a service has no page any more, its review stands nowhere.
    .refine((place) => places.includes(place) || formerServices.includes(place))
    .describe(`write one of: ${places.join(", ")}`)
    .meta({ choices: places }),
  photo: photoName.optional(),
  /** What the customer had done, and where the whole story of it is. */
  service: serviceSlug.optional(),
  caseStudy: knownName({ what: "case study", file: "cases", names: cases.map(({ id }) => id) }).optional(),
});

const all = readFolder("reviews", schema).sort(newestFirst("published"));
export type Review = (typeof all)[number];

/** The reviews of one place on the site, from content/reviews/, the newest first. */
export function reviewsFor(place: string): Review[] {
  return all.filter(({ shownOn }) => shownOn === place);
}

/** The name of every review, by its file. */
export const reviewers: ReadonlyMap<string, string> = new Map(all.map(({ id, name }) => [id, name]));
