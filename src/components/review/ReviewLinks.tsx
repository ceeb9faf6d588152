import { ServiceName } from "#components/service/ServiceName.tsx";
import { casePath } from "#data/collections/cases.ts";
import type { Review } from "#data/collections/reviews.ts";
import { reviewsPage } from "#data/pages/reviews.ts";
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
