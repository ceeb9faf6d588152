import { classes } from "#ui/classes.ts";

interface Props {
  name: string;
  className?: string | undefined;
}

/** A small drawing from public/drawings.svg, by its name there. */
export function TileIcon({ name, className }: Props) {
  return (
    <svg className={classes("u-lines", className)} aria-hidden="true">
      <use href={`/drawings.svg#${name}`} />
    </svg>
  );
}
