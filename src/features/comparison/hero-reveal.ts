import { place } from "./place.ts";

/**
 * Milliseconds after which a reader has seen the finished wall: nothing changes under their eyes any
 * more.
 */
const lastStart = 4000;
/** How long the finished wall is looked at before it is drawn. */
const pause = 260;
/** In percent: where the edge comes to rest. */
const rest = 40;

/**
 * Fetches what the wall was, and draws what it became over it, once; only the edge moves when that
 * is late.
 */
async function startWall(): Promise<void> {
  const wall = document.querySelector<HTMLElement>("[data-comparison=late]");
  const template = wall?.querySelector("template");
  if (!wall || !template) {
    return;
  }
  const parts = document.importNode(template.content, true);
  const picture = parts.querySelector("img") as HTMLImageElement;
  picture.loading = "eager";
  // Fetched and decoded apart from the page, so that it is there at once.
  const frame = document.createElement("div");
  frame.append(parts);
  try {
    await picture.decode();
  } catch {
    return;
  }
  const { top, bottom } = wall.getBoundingClientRect();
  const isSeen = top < innerHeight && (top + bottom) / 2 > 0;
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const draws = !still && isSeen && performance.now() < lastStart;
  place(wall, draws ? 100 : rest, frame);
  template.replaceWith(...frame.childNodes);
  if (!draws) {
    return;
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
  if ("used" in wall.dataset) {
    return;
  }
  wall.dataset.drawing = "";
  place(wall, rest);
  wall.addEventListener("transitionend", () => delete wall.dataset.drawing);
}

// After the page has loaded: nothing of the first view waits for the second picture.
addEventListener("load", () => void startWall());
