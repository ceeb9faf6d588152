/**
 * Runs in the page, so it contains everything it needs. It finds pale words and icons, which need
 * the background that a printer leaves out.
 */
export function paleWords(): string[] {
  const isPale = (element: Element) => {
    const { color, stroke } = getComputedStyle(element);
    const parts = (element.tagName === "svg" ? stroke : color).match(/\d+/g) ?? [];
    return parts.length > 2 && parts.slice(0, 3).every((part) => Number(part) > 150);
  };
  const hasWords = (element: Element) =>
    [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
  return [...document.querySelectorAll("body *")]
    .filter((each) => each.checkVisibility() && (each.tagName === "svg" || hasWords(each)))
    .filter(isPale)
    .map(({ outerHTML }) => outerHTML);
}
