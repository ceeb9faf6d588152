/** A small drawing of public/drawings.svg. */
export function TileIcon({ name }: { name: string }) {
  return (
    <svg aria-hidden="true">
      <use href={`/drawings.svg#${name}`} />
    </svg>
  );
}
