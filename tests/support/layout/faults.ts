import { coveredByFloating, coveredByOthers } from "./covered.ts";
import { brokenWords, hyphensInBold, linesOfPage } from "./lines.ts";
import { cutOff, longLines, offTheMargins, wideScreen, wideTables } from "./room.ts";
import { smallTargets } from "./targets.ts";

export { wideScreen };

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
