import { place } from "./place.ts";

/** Milliseconds after which the reveal no longer starts, because the visitor is already reading. */
const lastStart = 4000;
/** How long the finished wall is shown before the reveal. */
const pause = 260;
/** The final position of the edge, in percent. */
const rest = 40;

/**
 * Fetches the picture from before the work, and reveals the finished wall over it, once. When the
 * picture comes late, only the edge is moved to its place.
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
  // Fetched and decoded before it is shown, so that it appears in one frame.
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

// After the page has loaded, so that the second picture does not delay the first view.
addEventListener("load", () => void startWall());
