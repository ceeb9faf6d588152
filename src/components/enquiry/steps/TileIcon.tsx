interface Props {
  name: string;
  className?: string | undefined;
}

/** A small drawing from public/drawings.svg, by its name there. */
export function TileIcon({ name, className }: Props) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`/drawings.svg#${name}`} />
    </svg>
  );
}
