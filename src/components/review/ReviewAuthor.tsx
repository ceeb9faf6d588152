import { dutchMonth } from "#data/format/dates.ts";
import type { Review } from "#data/reviews/reviews.ts";

export function ReviewAuthor({ review }: { review: Review }) {
  return (
    <p className="t-small t-by">
      <b>{review.name}</b>
      {review.location}, {dutchMonth(review.published)}
    </p>
  );
}
