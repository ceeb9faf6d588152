import type { Review } from "@/content/collections/reviews";
import { reviewsPage } from "@/content/pages/reviews";
import { starsLabel } from "@/content/pages/shell";
import { dutchMonth } from "@/content/lib/dates";
import { ServiceName } from "@/components/service/ServiceName";
import { Photograph } from "@/components/shared/Photograph";
import { Stars } from "@/ui/Stars";
import styles from "./ReviewGrid.module.css";

/** Who wrote it, where and when; what was done, and where its whole story is. */
function By({ review }: { review: Review }) {
  const { caseStudy, service } = review;
  return (
    <div className={styles.by}>
      <p>
        <b>{review.name}</b>
        {review.location}, {dutchMonth(review.published)}
      </p>
      {(service || caseStudy) && (
        <p className={styles.links}>
          {service && <ServiceName slug={service} />}
          {caseStudy && <a href={`/case-studies/${caseStudy}`}>{reviewsPage.caseLink}</a>}
        </p>
      )}
    </div>
  );
}

interface Props {
  reviews: readonly Review[];
  /** Gives one review, with a case study if there is such, the place of four. */
  lead?: boolean;
}

/** What customers wrote, as cards on the plane of the section. */
export function ReviewGrid({ reviews, lead = false }: Props) {
  const first = lead ? (reviews.find(({ caseStudy }) => caseStudy) ?? reviews[0]) : undefined;
  const ordered = first ? [first, ...reviews.filter((review) => review !== first)] : reviews;
  return (
    <ul className={lead ? `${styles.reviews} ${styles.withLead}` : styles.reviews}>
      {ordered.map((review) => (
        <li key={review.id} id={review.id}>
          <Stars rating={review.rating} label={starsLabel(review.rating)} />
          <blockquote>{review.text}</blockquote>
          <By review={review} />
          {review.photo && (
            <div className={styles.photo}>
              <Photograph name={review.photo} size="half" />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
