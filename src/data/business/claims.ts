import { readable } from "#data/define.ts";
import { factFiles } from "./fact-files.ts";

/**
 * What the site claims about the firm, from content/claims.yaml, each with the place it is shown.
 */
export const claims = readable(factFiles.claims);

/** What customers give the firm: the rating, out of how many, and by how many of them. */
export function rating() {
  const [value = "", best = ""] = (claims.data["rating"]?.value ?? "").split("/");
  return { value, best, count: Number(claims.data["reviews"]?.value) };
}
