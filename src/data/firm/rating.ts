import { reviewsOn } from "#data/content-refs.ts";
import type { Business } from "#data/firm/business-schema.ts";
import type { Claims } from "#data/firm/claims-schema.ts";
import type { RawContent } from "#data/reading/content-file.ts";

/** An average rating, the highest one possible, and the number of reviews. */
export interface Rating {
  value: string;
  best: string;
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
  return { value: average.toFixed(1), best: "5", count: ratings.length };
}

/**
 * The firm's rating: what it claims where anybody can look that up, otherwise the average of the
 * reviews on the site. Undefined without either.
 */
export function ratingOf(business: Business, claims: Claims, raw: RawContent): Rating | undefined {
  const [value, best] = claims.rating?.value?.split("/") ?? [];
  const count = claims.reviews?.value;
  if (business.externalReviews && value && best && count) {
    return { value, best, count: Number(count) };
  }
  return ownRating(raw);
}
