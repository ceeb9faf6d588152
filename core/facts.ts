import { factFiles } from "./fact-files.ts";
import { ownContent, readable } from "./reading/define.ts";
import { ratingOf } from "./variables.ts";

export const business = readable(factFiles.business);

export const site = readable(factFiles.site);

export const claims = readable(factFiles.claims);

/** The firm's rating; undefined when it has neither a source nor reviews of its own. */
export const rating = () => ratingOf(business.data, claims.data, ownContent().raw);

/** Whether texts of a page name the firm's rating and the number of reviews that it comes from. */
export function namesRating(texts: object): boolean {
  const { value, best, count } = rating() ?? {};
  const words = JSON.stringify(texts);
  return words.includes(`${value}/${best}`) && new RegExp(`\\b${count}\\b`).test(words);
}
