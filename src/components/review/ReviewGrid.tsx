import { ServiceName } from "#components/service/ServiceName.tsx";
import type { Review } from "#data/collections/reviews.ts";
import { dutchMonth } from "#data/format/dates.ts";
import { reviewsPage } from "#data/pages/reviews.ts";
import { starsLabel } from "#data/texts/shell.ts";
import { Stars } from "#ui/Stars.tsx";
import styles from "./ReviewGrid.module.css";

interface Props {
  review: Review;
}

/** Who wrote it, where and when. */
export function By({ review }: Props) {
  return (
    <p className="t-small t-by">
      <b>{review.name}</b>
      {review.location}, {dutchMonth(review.published)}
    </p>
  );
}

/** The service that the customer had done, and its case study. */
export function ReviewLinks({ review }: Props) {
  if (!(review.service || review.caseStudy)) {
    return null;
  }
  return (
    <p className="t-small l-wrap l-link-list">
      {review.service && <ServiceName slug={review.service} className={styles.link} />}
      {review.caseStudy && (
        <a className={styles.link} href={`/case-studies/${review.caseStudy}`}>
          {reviewsPage.data.caseLink}
        </a>
      )}
    </p>
  );
}

/** What some customers wrote, as cards in columns on the plane of the section. */
export function ReviewGrid({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className="l-masonry">
      {reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <Stars rating={review.rating} label={starsLabel(review.rating)} />
          <blockquote className={`t-text-l ${styles.text}`}>{review.text}</blockquote>
          <By review={review} />
          <ReviewLinks review={review} />
        </li>
      ))}
    </ul>
  );
}
