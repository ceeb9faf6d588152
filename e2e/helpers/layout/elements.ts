/** What breaks a rule, and where. */
export function fault(rule: string, { tagName, className }: Element, words: string): string {
  const shown = words.trim().replace(/\s+/g, " ").slice(0, 50);
  return `${rule}: ${shown} (${tagName}.${className})`;
}

export const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);

/** Remembers the answer about each element. The script runs anew for every look at a page. */
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

/** The element itself and everything around it, from the inside to the outside. */
export function ancestors(element: Element | null): Element[] {
  return element ? chainOf(element) : [];
}

/** Whether an element stays on the screen while the page moves below it. */
export const floats = remembered((element) => /fixed|sticky/.test(style(element).position));

/** Whether an element stands in one that floats, or floats itself. */
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

/**
 * Scrolls to where what is at this height of the page is not under a bar; returns where on the
 * screen it is then.
 */
export function scrollIntoSight(top: number): number {
  const fromMiddle = top - scrollY - innerHeight / 2;
  if (Math.abs(fromMiddle) > innerHeight / 4) {
    scrollBy({ top: fromMiddle, behavior: "instant" });
  }
  return top - scrollY;
}
