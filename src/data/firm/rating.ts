import { reviewsOn } from "#data/content-refs.ts";
import type { RawContent } from "#data/reading/content-file.ts";
import type { Business } from "./business-schema.ts";
import type { Claims } from "./claims-schema.ts";

/** An average rating, the highest one possible, and the number of reviews. */
export interface Rating {
  value: string;
  best: string;
  /** Both as a visitor reads them, as in "4,8/5". */
  text: string;
  count: number;
}

/** The average of the reviews that stand on /reviews; undefined without one. */
function ownRating(raw: RawContent): Rating | undefined {
  const ratings = reviewsOn(raw, "reviews").flatMap((name) => {
    const { rating } = raw.data(`content/reviews/${name}.yaml`) as { rating?: unknown };
    return typeof rating === "number" ? [rating] : [];
  });
  if (ratings.length === 0) {
    return undefined;
  }
  const average = ratings.reduce((sum, each) => sum + each, 0) / ratings.length;
  const value = average.toFixed(1);
  return { value, best: "5", text: `${value.replace(".", ",")}/5`, count: ratings.length };
}

/**
 * The firm's rating: what it claims where anybody can look that up, otherwise the average of the
 * reviews on the site. Undefined without either.
 */
export function ratingOf(business: Business, claims: Claims, raw: RawContent): Rating | undefined {
  const text = claims.rating?.value;
  const count = claims.reviews?.value;
  if (business.externalReviews && text && count) {
    const [value = "", best = ""] = text.replace(",", ".").split("/");
    return { value, best, text, count: Number(count) };
  }
  return ownRating(raw);
}
