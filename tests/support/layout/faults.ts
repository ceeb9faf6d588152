import { coveredByFloating, coveredByOthers } from "./covered.ts";
import { fault, isAfloat, isSeen, scrollIntoSight, style } from "./elements.ts";
import { brokenWords, hyphensInBold, linesOfPage } from "./lines.ts";
import { cutOff, longLines, offTheMargins, wideScreen, wideTables } from "./room.ts";

export { wideScreen };

const touchable = "a[href], button, input:not([type=hidden]), select, textarea, summary";

/** The width and height that a finger needs, in pixels. */
const finger = 44;

/** How far the middle of a finger may be from the middle of a target, the nearest first. */
const offsets = [0];
for (let far = 1; far < finger / 2; far++) {
  offsets.push(far, -far);
}

/** A link within a sentence, which is as high as its line. */
function isInText(target: Element): boolean {
  const beside = [...(target.parentElement?.childNodes ?? [])].filter((each) => each !== target);
  return style(target).display === "inline" && beside.some((each) => each.textContent?.trim());
}

/**
 * Whether a finger at this place of the screen hits the target, or an element that floats over it
 * now.
 */
function isReached(target: HTMLInputElement, x: number, y: number): boolean {
  const label = target.closest("label") ?? target.labels?.[0];
  const hit = document.elementFromPoint(x, y);
  if (hit === null) {
    return false;
  }
  return target.contains(hit) || Boolean(label?.contains(hit)) || isAfloat(hit);
}

/**
 * Whether a target is smaller than a finger. The target may be larger than its box, and its middle
 * may be between two pixels.
 */
function isSmall(target: HTMLInputElement): boolean {
  scrollIntoSight(target.getBoundingClientRect().top + scrollY);
  const box = target.getBoundingClientRect();
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const isOffScreen = y < finger / 2 || y > innerHeight - finger / 2 || x < 0 || x > innerWidth;
  if (isOffScreen || isInText(target) || !isReached(target, x, y)) {
    return false;
  }
  const half = finger / 2 - 1;
  const fitsAcross = offsets.some((far) =>
    [far - half, far + half].every((step) => isReached(target, x + step, y)),
  );
  const fitsDown = offsets.some((far) =>
    [far - half, far + half].every((step) => isReached(target, x, y + step)),
  );
  return !fitsAcross || !fitsDown;
}

function smallTargets(): string[] {
  return [...document.querySelectorAll<HTMLInputElement>(touchable)]
    .filter((target) => isSeen(target) && !target.disabled && isSmall(target))
    .map((target) => {
      const name = target.textContent || target.getAttribute("aria-label") || "";
      return fault("small target", target, name);
    });
}

/**
 * What breaks the rules of the design on the page as it stands at this width, from top to foot:
 * each rule, and where. This module is bundled and runs in the page.
 *
 * @param withTargets Whether to look at the size of what can be touched too, which takes up to a
 * third of the time.
 */
export function findFaults(withTargets: boolean): string[] {
  // Boxes are measured from the top of the page.
  scrollTo({ top: 0, behavior: "instant" });
  const lines = linesOfPage();
  const faults = new Set([
    ...wideScreen(),
    ...brokenWords(),
    ...hyphensInBold(),
    ...cutOff(lines),
    ...wideTables(lines),
    ...offTheMargins(lines),
    ...longLines(lines),
    ...coveredByFloating(lines),
    ...coveredByOthers(lines),
    ...(withTargets ? smallTargets() : []),
  ]);
  scrollTo({ top: 0, behavior: "instant" });
  return [...faults];
}
