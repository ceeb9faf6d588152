import type { Review } from "#data/reviews/reviews.ts";
import { starsLabel } from "#data/shell/shell.ts";
import { Stars } from "#ui/Stars.tsx";
import { ReviewAuthor } from "./ReviewAuthor.tsx";
import styles from "./ReviewGrid.module.css";
import { ReviewLinks } from "./ReviewLinks.tsx";

export function ReviewGrid({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={`l-sideways ${styles.reviews}`}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <Stars rating={review.rating} label={starsLabel(review.rating)} />
          <blockquote className={styles.text}>{review.text}</blockquote>
          <ReviewAuthor review={review} />
          <ReviewLinks review={review} />
        </li>
      ))}
    </ul>
  );
}
