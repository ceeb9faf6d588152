import type { Review } from "@/content/collections/reviews";
import { starsLabel } from "@/content/pages/shell";
import { Section } from "@/ui/Section";
import { Stars } from "@/ui/Stars";
import { By } from "./ReviewGrid";

/** One review in large type on a plane of yellow. */
export function ReviewQuote({ heading, review }: { heading: string; review: Review }) {
  return (
    <Section heading={heading} plane="yellow" beside>
      <Stars rating={review.rating} label={starsLabel(review.rating)} />
      <blockquote className="quote paragraph">{review.text}</blockquote>
      <By review={review} />
    </Section>
  );
}
