import { rating } from "@contractor/core/facts.ts";
import { Stars } from "#ui/Stars.tsx";

const most = 5;

/** The rating that the firm claims, as a number of whole stars; zero without one. */
function wholeStars(): number {
  const { value = 0, best = most } = rating() ?? {};
  return Math.min(most, Math.round((Number(value) / Number(best)) * most));
}

/** The firm's average rating in stars, beside a text with the figure; nothing without a rating. */
export function AverageStars() {
  const count = wholeStars();
  return count > 0 && <Stars rating={count} />;
}
