import { Photograph } from "#components/photo/Photograph.tsx";
import type { PhotoUse } from "#components/photo/photo-files.ts";
import { uprightPair } from "#data/photos/photos.ts";
import { Comparison } from "./Comparison.tsx";

interface Props {
  title: string;
  /** The names of the two photographs. */
  before: string;
  after: string;
  size: PhotoUse;
  className?: string | undefined;
}

/** A comparison of two photographs, which a phone shows upright. */
export function PhotoComparison({ title, before, after, size, className }: Props) {
  const onPhone = uprightPair(before, after);
  return (
    <Comparison
      className={className}
      title={title}
      before={<Photograph name={before} onPhone={onPhone?.before} upright size={size} />}
      after={<Photograph name={after} onPhone={onPhone?.after} upright size={size} />}
    />
  );
}
