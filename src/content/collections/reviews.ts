import { z } from "zod";
import { reviewedServices } from "./services";
import { photoName } from "@/content/reading/photo-names";
import { paragraph, text } from "@/content/reading/parts";
import { readFolder } from "@/content/reading/read";

/** The pages that show reviews; a service by its slug. */
const places = ["reviews", "home", "diensten", ...reviewedServices];

const schema = z.strictObject({
  order: z.number().int().describe("write its place in the list, from 1"),
  name: text,
  location: text,
  text: paragraph,
  rating: z.number().int().min(1).max(5).describe("write a whole number from 1 to 5"),
  date: text.describe('write month and year, as in "maart 2026"'),
  published: z.iso.date().describe("write the date as 2026-03-14, in quotes"),
  shownOn: z.enum(places).describe(`write one of: ${places.join(", ")}`),
  photo: photoName.optional(),
});

const all = readFolder("reviews", schema);
export type Review = (typeof all)[number];

/** The reviews of one place on the site, from content/reviews/, in their order. */
export function reviewsFor(place: string): Review[] {
  return all.filter(({ shownOn }) => shownOn === place);
}
