import { Photograph } from "#components/photo/Photograph.tsx";
import { ServiceName } from "#components/service/ServiceName.tsx";
import type { Review } from "#data/collections/reviews.ts";
import { dutchMonth } from "#data/format/dates.ts";
import { reviewsPage } from "#data/pages/reviews.ts";
import { starsLabel } from "#data/pages/shell.ts";
import { Stars } from "#ui/Stars.tsx";
import styles from "./ReviewGrid.module.css";

/** Who wrote it, where and when. */
export function By({ review }: { review: Review }) {
  return (
    <p className="t-small t-by">
      <b>{review.name}</b>
      {review.location}, {dutchMonth(review.published)}
    </p>
  );
}

interface Props {
  reviews: readonly Review[];
  /** Gives one review, with a case study if there is such, the whole width. */
  lead?: boolean;
}

/**
 * What customers wrote, as cards in columns on the plane of the section; what was done, and where
 * its story is.
 */
export function ReviewGrid({ reviews, lead = false }: Props) {
  const first = lead ? (reviews.find(({ caseStudy }) => caseStudy) ?? reviews[0]) : undefined;
  const ordered = first ? [first, ...reviews.filter((review) => review !== first)] : reviews;
  return (
    <ul className="l-masonry">
      {ordered.map((review) => (
        <li
          key={review.id}
          id={review.id}
          className={`${styles.review} ${review === first ? styles.lead : ""}`}
        >
          <Stars rating={review.rating} label={starsLabel(review.rating)} />
          <blockquote className={review === first ? "t-quote" : `t-text-l ${styles.text}`}>
            {review.text}
          </blockquote>
          <By review={review} />
          {(review.service || review.caseStudy) && (
            <p className="t-small l-wrap l-link-list">
              {review.service && <ServiceName slug={review.service} />}
              {review.caseStudy && (
                <a href={`/case-studies/${review.caseStudy}`}>{reviewsPage.data.caseLink}</a>
              )}
            </p>
          )}
          {review.photo && <Photograph name={review.photo} size="half" className={styles.photo} />}
        </li>
      ))}
    </ul>
  );
}
