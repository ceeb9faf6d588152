import { newestFirst } from "#data/lib/dates.ts";
import { load } from "#data/load.ts";

const all = load("content/reviews/*.yaml").toSorted(newestFirst("published"));
export type Review = (typeof all)[number];

export function reviewsFor(place: string): Review[] {
  return all.filter(({ shownOn }) => shownOn === place);
}

export const reviewers: ReadonlyMap<string, string> = new Map(
  all.map(({ id, name }) => [id, name]),
);
