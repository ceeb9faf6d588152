import { ServiceName } from "#components/service/ServiceName.tsx";
import { casePath } from "#data/cases/cases.ts";
import type { Review } from "#data/reviews/reviews.ts";
import { reviewsPage } from "#data/reviews/reviews-page.ts";
import styles from "./ReviewLinks.module.css";

/** The service that the customer had done, and its case study. */
export function ReviewLinks({ review }: { review: Review }) {
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
