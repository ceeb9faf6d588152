import { casePath } from "@contractor/core/facts/cases/cases.ts";
import { dutchMonth } from "@contractor/core/facts/format/dates.ts";
import { type Review, reviewsPage } from "@contractor/core/facts/reviews/reviews.ts";
import { starsLabel } from "@contractor/core/facts/shell/shell.ts";
import { ServiceName } from "#components/service/ServiceName.tsx";
import { Section } from "#ui/Section.tsx";
import styles from "./ReviewGrid.module.css";
import { Stars } from "./Stars.tsx";

interface Props {
  review: Review;
}

export function ReviewAuthor({ review }: Props) {
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
        <a className={styles.link} href={casePath({ id: review.caseStudy })}>
          {reviewsPage.data.caseLink}
        </a>
      )}
    </p>
  );
}

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

/** One review, in large letters. */
export function ReviewQuote({ heading, review }: { heading: string; review: Review }) {
  return (
    <Section heading={heading} plane="shade" beside>
      <Stars rating={review.rating} label={starsLabel(review.rating)} />
      <blockquote className="t-quote t-paragraph u-above-2">{review.text}</blockquote>
      <ReviewAuthor review={review} />
    </Section>
  );
}
