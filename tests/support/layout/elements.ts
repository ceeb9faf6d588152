/** A description of a fault: the rule that is broken, and where. */
export function fault(rule: string, { tagName, className }: Element, words: string): string {
  const shown = words.trim().replace(/\s+/g, " ").slice(0, 50);
  return `${rule}: ${shown} (${tagName}.${className})`;
}

export const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);

/** Caches the answer for each element. The script is loaded again for every check of a page. */
export function remembered<T>(answer: (element: Element) => T): (element: Element) => T {
  const known = new WeakMap<Element, { answer: T }>();
  return (element) => {
    const found = known.get(element) ?? { answer: answer(element) };
    known.set(element, found);
    return found.answer;
  };
}

const chainOf = remembered((element): Element[] => [
  element,
  ...(element.parentElement ? chainOf(element.parentElement) : []),
]);

/** The element itself and its ancestors, from the inside out. */
export function ancestors(element: Element | null): Element[] {
  return element ? chainOf(element) : [];
}

/** Whether an element stays in place while the page scrolls. */
export const floats = remembered((element) => /fixed|sticky/.test(style(element).position));

/** Whether an element floats, or is inside one that does. */
export const isAfloat: (element: Element) => boolean = remembered(
  (element) =>
    floats(element) || (element.parentElement !== null && isAfloat(element.parentElement)),
);

const isClipped: (element: Element) => boolean = remembered(
  (element) =>
    style(element).clipPath !== "none" ||
    (element.parentElement !== null && isClipped(element.parentElement)),
);

export const isSeen = remembered(
  (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isClipped(element),
);

/** Scrolls until this height of the page is not below a bar; returns its position on the screen. */
export function scrollIntoSight(top: number): number {
  const fromMiddle = top - scrollY - innerHeight / 2;
  if (Math.abs(fromMiddle) > innerHeight / 4) {
    scrollBy({ top: fromMiddle, behavior: "instant" });
  }
  return top - scrollY;
}
