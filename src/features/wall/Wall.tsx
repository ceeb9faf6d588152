import type { Counts, Drawing, Start } from "./drawing";
import type { WallTexts } from "./texts";

interface Props {
  value: Drawing | undefined;
  onChange: (drawing: Drawing) => void;
  start: Start;
  counts: Counts;
  texts: WallTexts;
}

/** A wall to draw at scale: width, height, doors and windows, by pointer, by keyboard or typed. */
export function DrawnWall({ texts }: Props) {
  return <section aria-label={texts.label} />;
}
