import type { Review, reviewsPage } from "@contractor/core/facts/reviews/reviews.ts";
import { starsLabel } from "@contractor/core/facts/shell/shell.ts";
import { Photograph } from "#components/photo/Photograph.tsx";
import { classes } from "#ui/classes.ts";
import { ReviewAuthor, ReviewLinks } from "./ReviewGrid.tsx";
import styles from "./ReviewList.module.css";
import { AverageStars, Stars } from "./Stars.tsx";

/** The number of characters up to which a review is set in large type. */
const shortText = 120;

/**
 * Reviews below each other, with the author beside each. A short one is larger than a long one. The
 * first with a case study comes before the others, with its photograph.
 */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const lead = reviews.find(({ caseStudy }) => caseStudy) ?? reviews[0];
  const ordered = lead ? [lead, ...reviews.filter((review) => review !== lead)] : reviews;
  return (
    <ul>
      {ordered.map((review) => (
        <li
          key={review.id}
          id={review.id}
          className={classes("l-twelve", styles.review, review === lead && styles.lead)}
        >
          <blockquote
            className={classes(
              styles.text,
              review === lead || review.text.length <= shortText ? "t-quote" : "t-text-l",
            )}
          >
            {review.text}
          </blockquote>
          <div className={styles.about}>
            <Stars rating={review.rating} label={starsLabel(review.rating)} />
            <ReviewAuthor review={review} />
            <ReviewLinks review={review} />
          </div>
          {review.photo && (
            <Photograph name={review.photo} size="half" height="auto" className={styles.photo} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The colours of the figures; of more than three, those between have the second. */
const colours = ["yellow", "cobalt", "ink"];

/** The average rating on a large plane of yellow, with the other figures beside it. */
export function RatingSummary({ label, items }: typeof reviewsPage.data.summary) {
  return (
    items.length > 0 && (
      <ul className={`l-page ${styles.summary}`} aria-label={label}>
        {items.map(({ value, label: itemLabel }, i) => (
          <li
            key={itemLabel}
            className={`t-bold u-inset plane-${colours[i] ?? "cobalt"} ${styles.item}`}
          >
            {i === 0 && <AverageStars />}
            <b className={`t-figure t-title-xl ${styles.value}`}>{value}</b> {itemLabel}
          </li>
        ))}
      </ul>
    )
  );
}
