import { ancestors, fault, floats, isAfloat, isSeen, scrollIntoSight, style } from "./elements.ts";
import type { Line } from "./lines.ts";

/**
 * The visible elements that float beside the text. An element across the whole screen is a bar:
 * lines below a bar are off the screen.
 */
function floatingParts(): { element: Element; box: DOMRect }[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => floats(element) && isSeen(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.width < innerWidth - 1)
    .filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
}

/** Lines that a floating element may cover while the page is scrolled. */
export function coveredByFloating(lines: readonly Line[]): string[] {
  const found: string[] = [];
  for (const { element, box } of floatingParts()) {
    const isFixed = style(element).position === "fixed";
    const parent = isFixed ? null : element.parentElement;
    const column = (parent ?? document.documentElement).getBoundingClientRect();
    for (const line of lines) {
      if (element.contains(line.element) || isAfloat(line.element)) {
        continue;
      }
      const isBeside = line.box.right <= box.left + 1 || line.box.left >= box.right - 1;
      const isOutside = line.box.bottom <= column.top || line.box.top >= column.bottom;
      if (!isBeside && !isOutside) {
        found.push(fault("covered", line.element, `${line.words}, by ${element.textContent}`));
      }
    }
  }
  return found;
}

function hides(element: Element): boolean {
  const { backgroundImage, backgroundColor } = style(element);
  const isFilled = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  const isPicture = ["IMG", "CANVAS", "VIDEO", "INPUT"].includes(element.tagName);
  return isSeen(element) && (isPicture || backgroundImage !== "none" || isFilled);
}

/** Lines that another part of the page covers. */
export function coveredByOthers(lines: readonly Line[]): string[] {
  const found: string[] = [];
  for (const { element, words, box } of lines) {
    // The content of a floating element has moved since its lines were measured.
    if (isAfloat(element)) {
      continue;
    }
    const y = scrollIntoSight((box.top + box.bottom) / 2);
    for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
      const hit = document.elementFromPoint(x, y);
      if (!hit || element.contains(hit)) {
        continue;
      }
      const above = ancestors(hit).filter((each) => !each.contains(element));
      if (above.some(hides) && !above.some(floats)) {
        found.push(fault("covered", element, `${words}, by ${hit.tagName}.${hit.className}`));
      }
    }
  }
  return found;
}
