import { factFiles } from "#data/fact-files.ts";
import { readable } from "#data/reading/define.ts";

/** The claims of content/claims.yaml, each with the place where the site shows it. */
export const claims = readable(factFiles.claims);

/** The average rating, the highest one possible, and the number of reviews. */
export function rating() {
  const [value = "", best = ""] = (claims.data.rating?.value ?? "").split("/");
  return { value, best, count: Number(claims.data.reviews?.value) };
}
