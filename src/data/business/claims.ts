import { load } from "#data/load.ts";

/**
 * What the site claims about the firm, from content/claims.yaml, each with the place it is shown.
 */
export const claims = load("content/claims.yaml");

const [value = "", best = ""] = (claims["rating"]?.value ?? "").split("/");

/** What customers give the firm: the rating, out of how many, and by how many of them. */
export const rating = { value, best, count: Number(claims["reviews"]?.value) };
