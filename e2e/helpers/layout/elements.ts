/** What breaks a rule, and where. */
export function fault(rule: string, { tagName, className }: Element, words: string): string {
  const shown = words.trim().replace(/\s+/g, " ").slice(0, 50);
  return `${rule}: ${shown} (${tagName}.${className})`;
}

export const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);

/** The element itself and everything around it, from the inside to the outside. */
export function ancestors(element: Element | null): Element[] {
  return element ? [element, ...ancestors(element.parentElement)] : [];
}

/** Whether an element stays on the screen while the page moves below it. */
export const floats = (element: Element): boolean => /fixed|sticky/.test(style(element).position);

export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  ancestors(element).every((each) => style(each).clipPath === "none");

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
