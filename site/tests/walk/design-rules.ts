// The rules of the design that a page must not break, as it stands at this width. This module is
// bundled and runs in the page (faults.ts); rules.spec.ts has something that breaks each of them.

const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);

function fault(rule: string, { tagName, className }: Element, words: string | null): string {
  const shown = (words ?? "").trim().replace(/\s+/g, " ").slice(0, 50);
  return `${rule}: ${shown} (${tagName}.${className})`;
}

/** The element itself and its ancestors, from the inside out. */
function chainOf(element: Element | null): Element[] {
  return element ? [element, ...chainOf(element.parentElement)] : [];
}

/** Whether an element stays in place while the page scrolls. */
const floats = (element: Element) => /fixed|sticky/.test(style(element).position);
const isAfloat = (element: Element) => chainOf(element).some(floats);

const isSeen = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  chainOf(element).every((each) => style(each).clipPath === "none");

/** Scrolls until this height of the page is not below a bar; returns its position on the screen. */
function scrollIntoSight(top: number): number {
  const fromMiddle = top - scrollY - innerHeight / 2;
  if (Math.abs(fromMiddle) > innerHeight / 4) {
    scrollBy({ top: fromMiddle, behavior: "instant" });
  }
  return top - scrollY;
}

/** The width of the screen. On a phone, a page that is too wide makes `innerWidth` larger. */
const screenWidth = () => document.documentElement.clientWidth;

/** The page itself, if it is wider than the screen, and what makes it so. */
export function wideScreen(): string[] {
  const beside = document.documentElement.scrollWidth - screenWidth();
  if (beside <= 0) {
    return [];
  }
  const outside = [...document.querySelectorAll("body :not(svg, svg *, :has(*))")].filter(
    (element) => isSeen(element) && element.getBoundingClientRect().right > screenWidth(),
  );
  const parts = outside.map((element) => fault("beside the screen", element, element.textContent));
  return [fault("beside the screen", document.documentElement, `${beside} px`), ...parts];
}

interface Line {
  element: Element;
  /** The whole text that contains the line. */
  words: string;
  box: DOMRect;
}

function boxesOf(node: Node, from: number, to: number): DOMRect[] {
  const range = new Range();
  range.setStart(node, from);
  range.setEnd(node, to);
  return [...range.getClientRects()];
}

/** The lines of every visible text, and the words of headings that are broken at a wrong place. */
function readPage(): { lines: Line[]; broken: string[] } {
  const lines: Line[] = [];
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: element, nodeValue } = node;
    const text = nodeValue ?? "";
    // The text of a drawing has no lines.
    const isRead = element && !element.closest("script, style, noscript, option, svg");
    if (!isRead || !text.trim() || !isSeen(element)) {
      continue;
    }
    const boxes = boxesOf(node, 0, text.length).filter(({ width }) => width > 0);
    lines.push(...boxes.map((box) => ({ element, words: text, box })));
    if (!element.closest("h1, h2, h3, h4")) {
      continue;
    }
    // After a soft hyphen, a hyphen or a slash is a right place. A browser's own dictionary does
    // not count, because most browsers have no Dutch one.
    for (const { 0: part, index } of text.matchAll(/[^\s\u00ad/–-]+/g)) {
      // The hyphen at the end of a line counts as a box of the letter after it.
      const lineAt = (at: number) => boxesOf(node, at, at + 1).at(-1)?.bottom;
      if (lineAt(index) !== lineAt(index + part.length - 1)) {
        broken.push(fault("broken word", element, part));
      }
    }
  }
  return { lines, broken };
}

/** Whether what is inside this element does not move with what is around it, or ends on purpose. */
function isEdge(element: Element): boolean {
  const { overflowX, overflowY, textOverflow, position } = style(element);
  const scrolls = /auto|scroll/.test(overflowX + overflowY);
  return scrolls || textOverflow === "ellipsis" || position === "fixed";
}

/** Lines that are partly outside of what clips them, and lines at the edge of the screen. */
function cutOff(lines: readonly Line[]): string[] {
  return lines.flatMap(({ element, words, box }) => {
    const outer = chainOf(element).filter(({ tagName }) => !/BODY|HTML/.test(tagName));
    const edge = outer.findIndex(isEdge);
    const small = box.height * 0.2;
    const isCut = outer
      .slice(0, edge < 0 ? undefined : edge)
      .filter((each) => style(each).overflow !== "visible")
      .map((each) => each.getBoundingClientRect())
      .some(({ left, right, top, bottom }) => {
        const isBeside = box.left < left - 1 || box.right > right + 1;
        return isBeside || box.top + small < top || box.bottom - small > bottom;
      });
    const room = Math.min(box.left, screenWidth() - box.right);
    return [
      ...(isCut ? [fault("cut off", element, words)] : []),
      // Large letters hang over the margin, so that they are optically aligned.
      ...(edge < 0 && room < 8 ? [fault("at the edge", element, words)] : []),
    ];
  });
}

function hides(element: Element): boolean {
  const { backgroundImage, backgroundColor } = style(element);
  const isFilled = !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  const isPicture = ["IMG", "CANVAS", "VIDEO", "INPUT"].includes(element.tagName);
  return isSeen(element) && (isPicture || backgroundImage !== "none" || isFilled);
}

/** Lines that another part of the page covers. */
function covered(lines: readonly Line[]): string[] {
  // The content of a floating element has moved since its lines were measured.
  const still = lines.filter(({ element }) => !isAfloat(element));
  return still.flatMap(({ element, words, box }) => {
    const y = scrollIntoSight((box.top + box.bottom) / 2);
    const isCovered = [box.left + 2, (box.left + box.right) / 2, box.right - 2].some((x) => {
      const hit = document.elementFromPoint(x, y);
      const above = chainOf(hit).filter((each) => !each.contains(element));
      return !element.contains(hit) && above.some(hides) && !above.some(floats);
    });
    return isCovered ? [fault("covered", element, words)] : [];
  });
}

/** The width and height that a finger needs, in pixels. */
const finger = 44;

function isSmall(target: HTMLInputElement): boolean {
  scrollIntoSight(target.getBoundingClientRect().top + scrollY);
  const box = target.getBoundingClientRect();
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  const label = target.closest("label") ?? target.labels?.[0];
  /** Whether a finger so far from the middle hits the target, or what floats over it now. */
  const isReached = (across: number, down: number) => {
    const hit = document.elementFromPoint(x + across, y + down);
    return hit !== null && (target.contains(hit) || label?.contains(hit) || isAfloat(hit));
  };
  /** How far a target reaches, which may be further than its box. */
  const reach = (across: number, down: number) => {
    let far = 1;
    while (far < finger && isReached(far * across, far * down)) {
      far += 1;
    }
    return far - 1;
  };
  const isOffScreen = y < finger / 2 || y > innerHeight - finger / 2;
  if (isOffScreen || !isReached(0, 0)) {
    return false;
  }
  // The middle of a target may be between two pixels.
  const least = finger - 2;
  /** Pixel by pixel only where a few pixels did not do: finding what is at a point takes long. */
  const isLongEnough = (across: number, down: number) =>
    [7, 14, least / 2].every(
      (far) => isReached(far * across, far * down) && isReached(-far * across, -far * down),
    ) || reach(across, down) + reach(-across, -down) >= least;
  return !isLongEnough(1, 0) || !isLongEnough(0, 1);
}

/** Targets that are smaller than a finger, but for links within a sentence. */
function smallTargets(): string[] {
  const touchable = "a[href], button, input:not([type=hidden]), select, textarea, summary";
  const targets = [...document.querySelectorAll<HTMLInputElement>(touchable)];
  const isInSentence = (target: Element) =>
    style(target).display === "inline" &&
    [...(target.parentElement?.childNodes ?? [])].some(
      (each) => each !== target && each.textContent?.trim(),
    );
  return targets
    .filter((target) => isSeen(target) && !target.disabled && !isInSentence(target))
    .filter(isSmall)
    .map((target) => {
      const name = target.textContent || target.getAttribute("aria-label");
      return fault("small target", target, name);
    });
}

/** What breaks the rules about words on the page, from top to foot: each rule, and where. */
export function wordFaults(): string[] {
  // Boxes are measured from the top of the page.
  scrollTo({ top: 0, behavior: "instant" });
  const { lines, broken } = readPage();
  const faults = new Set([...wideScreen(), ...broken, ...cutOff(lines), ...covered(lines)]);
  scrollTo({ top: 0, behavior: "instant" });
  return [...faults];
}

/** What breaks any of the rules on the page: each rule, and where. */
export const findFaults = (): string[] => [...wordFaults(), ...smallTargets()];
