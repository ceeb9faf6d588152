import { rating as ratingOfFirm } from "@contractor/core/facts.ts";

/** One star, to the right of the one before it. */
const star = "m19 0l2.3 5.1 5.7.6-4.2 3.8 1.2 5.5-5-2.8-5 2.8 1.2-5.5-4.2-3.8 5.7-.6z";

interface Props {
  /** A whole number from 1 to 5. */
  rating: number;
  /** For screen readers; without it, the text beside the stars has the rating as well. */
  label?: string;
}

/** A rating in stars, filled and open. */
export function Stars({ rating, label }: Props) {
  const open = `M${rating * 19 - 11} 0${star.repeat(5 - rating)}`;
  const stars = (
    <svg width="5.75rem" height="1rem" viewBox="0 0 92 16" fill="currentColor" aria-hidden="true">
      <path d={`M-11 0${star.repeat(rating)}`} />
      {rating < 5 && <path fill="none" stroke="currentColor" d={open} />}
    </svg>
  );
  if (label === undefined) {
    return stars;
  }
  return (
    <span role="img" aria-label={label}>
      {stars}
    </span>
  );
}

/** An average as a number of whole stars; zero without one. */
export const wholeStars = ({ value = "0", best = "5" }: { value?: string; best?: string } = {}) =>
  Math.min(5, Math.round((Number(value) / Number(best)) * 5));

/** The firm's average rating in stars, beside a text with the figure; nothing without a rating. */
export function AverageStars() {
  const count = wholeStars(ratingOfFirm());
  return count > 0 && <Stars rating={count} />;
}
