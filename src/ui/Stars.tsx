const star = "M8 0l2.3 5.1 5.7.6-4.2 3.8 1.2 5.5L8 12.2 3 15l1.2-5.5L0 5.7l5.7-.6z";

/** `label` says the rating in words, unless words beside the stars do. */
type Props = { rating: number } & ({ label: string } | { decorative: true });

/** A rating as filled stars out of five. */
export function Stars({ rating, ...said }: Props) {
  return (
    <span {...("label" in said && { role: "img", "aria-label": said.label })}>
      <svg width="5.75rem" height="1rem" viewBox="0 0 92 16" fill="currentColor" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((i) => (
          <path
            key={i}
            {...(i >= rating && { fill: "none", stroke: "currentColor" })}
            d={star}
            transform={`translate(${i * 19})`}
          />
        ))}
      </svg>
    </span>
  );
}
