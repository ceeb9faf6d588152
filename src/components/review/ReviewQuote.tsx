import type { Review } from "@/content/collections/reviews";
import { starsLabel } from "@/content/pages/shell";
import { dutchMonth } from "@/content/lib/dates";
import { Stars } from "@/ui/Stars";
import styles from "./ReviewQuote.module.css";

/** One review in large type on a plane of yellow. */
export function ReviewQuote({ heading, review }: { heading: string; review: Review }) {
  return (
    <section className={styles.plane} aria-labelledby="review-quote">
      <div>
        <h2 id="review-quote">{heading}</h2>
        <Stars rating={review.rating} label={starsLabel(review.rating)} />
      </div>
      <figure>
        <blockquote>{review.text}</blockquote>
        <figcaption>
          <b>{review.name}</b>
          {review.location}, {dutchMonth(review.published)}
        </figcaption>
      </figure>
    </section>
  );
}
