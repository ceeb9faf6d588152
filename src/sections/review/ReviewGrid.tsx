import type { Review } from "@/content/collections/reviews";
import { Photograph } from "@/sections/shared/Photograph";
import { starsLabel } from "@/content/pages/shell";
import { dutchMonth } from "@/content/reading/dates";
import { Stars } from "@/ui/Stars";
import styles from "./ReviewGrid.module.css";

/** What customers wrote, as cards on the plane of the section. */
export function ReviewGrid({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.reviews}>
      {reviews.map((review) => (
        <li key={review.id}>
          <Stars rating={review.rating} label={starsLabel(review.rating)} />
          <blockquote>{review.text}</blockquote>
          <p className={styles.by}>
            <b>{review.name}</b>
            {review.location}, {dutchMonth(review.published)}
          </p>
          {review.photo && (
            <div className={styles.photo}>
              <Photograph name={review.photo} size="third" />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
