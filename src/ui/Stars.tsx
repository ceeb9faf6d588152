/** One star, to the right of the one before it. */
const star = "m19 0l2.3 5.1 5.7.6-4.2 3.8 1.2 5.5-5-2.8-5 2.8 1.2-5.5-4.2-3.8 5.7-.6z";

/** Stars are `decorative` when the text beside them has the rating as well. */
type Props = { rating: number } & ({ label: string } | { decorative: true });

/** A rating as filled stars out of five. */
export function Stars({ rating, ...props }: Props) {
  const open = `M${rating * 19 - 11} 0${star.repeat(5 - rating)}`;
  const stars = (
    <svg width="5.75rem" height="1rem" viewBox="0 0 92 16" fill="currentColor" aria-hidden="true">
      <path d={`M-11 0${star.repeat(rating)}`} />
      {rating < 5 && <path fill="none" stroke="currentColor" d={open} />}
    </svg>
  );
  if ("decorative" in props) {
    return <span>{stars}</span>;
  }
  return (
    <span role="img" aria-label={props.label}>
      {stars}
    </span>
  );
}
