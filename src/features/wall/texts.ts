/** One and many of a thing: "1 deur", "{count} deuren". */
interface Counted {
  one: string;
  many: string;
}

interface OpeningTexts extends Counted {
  name: string;
  add: string;
  /** When no more of them fit. */
  full: string;
}

/** The words of the drawn wall. */
export interface WallTexts {
  label: string;
  drawing: string;
  tabs: string;
  wall: string;
  addWall: string;
  removeWall: string;
  openings: { door: OpeningTexts; window: OpeningTexts };
  ceiling: { name: string; add: string; length: string };
  typed: {
    heading: string;
    width: string;
    height: string;
    left: string;
    bottom: string;
    remove: string;
    noNumber: string;
    limited: string;
  };
  sliders: {
    width: string;
    height: string;
    place: string;
    size: string;
    metres: string;
    door: string;
    window: string;
    widthAndHeight: string;
  };
  said: { added: string; removed: string };
  total: { walls: Counted; wall: string; frames: string };
  lines: { wall: string; frames: string; ceiling: string };
}
