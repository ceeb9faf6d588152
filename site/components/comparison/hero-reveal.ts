import { moveDivider } from "./drag-divider.ts";

/** How long the finished wall is shown before the reveal, in milliseconds. */
const pause = 260;
/** The final position of the divider, in percent. */
const finalPosition = 50;

/** Fetches the picture from before the work, and reveals the finished wall over it, once. */
async function revealFinishedWall(): Promise<void> {
  const wall = document.querySelector<HTMLElement>("[data-comparison=late]");
  const template = wall?.querySelector("template");
  if (!wall || !template) {
    return;
  }
  const parts = document.importNode(template.content, true);
  const picture = parts.querySelector("img") as HTMLImageElement;
  // Newer (HTMLImageElement.loading): without it, every picture is fetched at once.
  picture.loading = "eager";
  // Fetched and decoded before it is shown, so that it appears in one frame.
  const frame = document.createElement("div");
  frame.append(parts);
  try {
    await picture.decode();
  } catch {
    return;
  }
  const prefersStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  moveDivider(wall, prefersStill ? finalPosition : 100, frame);
  template.replaceWith(...frame.childNodes);
  if (prefersStill) {
    return;
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
  if ("used" in wall.dataset) {
    return;
  }
  wall.dataset.drawing = "";
  moveDivider(wall, finalPosition);
  // The picture and the divider end together.
  wall.addEventListener("transitionend", () => delete wall.dataset.drawing, { once: true });
}

// After the page has loaded, so that the second picture does not delay the first view.
addEventListener("load", revealFinishedWall);
