import { rating } from "@contractor/core/facts.ts";
import { Stars } from "#ui/Stars.tsx";

/** An average as a number of whole stars; zero without one. */
export const wholeStars = ({ value = "0", best = "5" }: { value?: string; best?: string } = {}) =>
  Math.min(5, Math.round((Number(value) / Number(best)) * 5));

/** The firm's average rating in stars, beside a text with the figure; nothing without a rating. */
export function AverageStars() {
  const count = wholeStars(rating());
  return count > 0 && <Stars rating={count} />;
}
