interface Props {
  children: string;
  mark?: "cobalt" | "yellow" | "red";
}

/** The small line above a heading, with a square of pure colour. */
export function Eyebrow({ children, mark = "cobalt" }: Props) {
  return (
    <p className="t-bold u-marked t-text-s u-below-1">
      <svg width="0.8rem" height="0.8rem" aria-hidden="true">
        <path fill={`var(--${mark})`} d="M0 0h99v99H0z" />
      </svg>
      {children}
    </p>
  );
}
