import type { Review } from "#data/reviews/reviews.ts";
import { starsLabel } from "#data/shell/shell.ts";
import { Section } from "#ui/Section.tsx";
import { Stars } from "#ui/Stars.tsx";
import { ReviewAuthor } from "./ReviewGrid.tsx";

export function ReviewQuote({ heading, review }: { heading: string; review: Review }) {
  return (
    <Section heading={heading} plane="shade" beside>
      <Stars rating={review.rating} label={starsLabel(review.rating)} />
      <blockquote className="t-quote t-paragraph u-above-2">{review.text}</blockquote>
      <ReviewAuthor review={review} />
    </Section>
  );
}
