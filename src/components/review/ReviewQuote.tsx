import type { Review } from "#data/collections/reviews.ts";
import { starsLabel } from "#data/pages/shell.ts";
import { Section } from "#ui/Section.tsx";
import { Stars } from "#ui/Stars.tsx";
import { By } from "./ReviewGrid.tsx";

/** One review in large type on a plane of yellow. */
export function ReviewQuote({ heading, review }: { heading: string; review: Review }) {
  return (
    <Section heading={heading} plane="yellow" beside>
      <Stars rating={review.rating} label={starsLabel(review.rating)} />
      <blockquote className="t-quote t-paragraph">{review.text}</blockquote>
      <By review={review} />
    </Section>
  );
}
