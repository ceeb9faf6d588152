import type { WallTexts } from "#data/enquiry/wall.ts";
import { decimal, fillLengths, openingName } from "./describe-drawing.ts";
import type { News } from "./wall-reducer.ts";

/**
 * What a button has just done, for screen readers; everybody reads that an opening does not fit.
 */
export function newsText(news: News | undefined, squareMeters: number, texts: WallTexts): string {
  if (!news) {
    return "";
  }
  if (news.kind === "full") {
    return texts.openings[news.openingKind].full;
  }
  const { spoken } = texts;
  const total = decimal(squareMeters);
  if (news.kind === "undone") {
    return fillLengths(spoken.undone, { squareMeters: total });
  }
  const { width, height } = news.opening;
  const name = openingName(news.opening, news.wall, texts);
  return fillLengths(spoken[news.kind], { name, width, height, squareMeters: total });
}
