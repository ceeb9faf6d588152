// What these find, a page must not have. They run in the page, so each contains everything it needs.

/** Finds pale words and icons, which need the background that a printer leaves out. */
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

/**
 * Windows' contrast themes leave out backgrounds and shadows, so what they show must be shown by a
 * line as well. This finds what shows nothing.
 */
export function withoutLine(): string[] {
  const wanted: readonly [selector: string, property: string, value: string][] = [
    ["[data-consent-banner] button:not(.u-cross, [aria-expanded])", "border-style", "solid"],
    ["main form [type=submit]", "border-style", "solid"],
    ["main form :is([type=text], [type=tel]):not([tabindex])", "border-style", "solid"],
    ["main form :is(select, textarea)", "border-style", "solid"],
    ["main form select", "appearance", "auto"],
    ["search :has(> input)", "outline-style", "solid"],
    ["[data-comparison=''] [data-divider]", "border-left-style", "solid"],
    ["header [aria-current=page]", "text-decoration-line", "underline"],
    ["main [aria-pressed=true]", "text-decoration-line", "underline"],
  ];
  return wanted.flatMap(([selector, property, value]) =>
    [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).getPropertyValue(property) !== value)
      .map(({ outerHTML }) => `${property} is not ${value}: ${outerHTML.slice(0, 120)}`),
  );
}

/**
 * On a phone, a table is drawn as blocks. This finds filled cells that neither name their row nor
 * show the name of their column, and heads that are hidden from screen readers too. The tables of a
 * service have values that say it themselves, as "vanaf € 60 per m²" does, and so has an invoice.
 */
export function unnamedCells(): string[] {
  const cells = "[role=group]:not([data-pair]) > table tbody :is(td, th):not([role=rowheader])";
  const unnamed = [...document.querySelectorAll(cells)].filter((cell) => {
    const label = getComputedStyle(cell, "::before").content;
    return !/^"[^"]+"/.test(label) && cell.textContent?.trim();
  });
  const heads = [...document.querySelectorAll("thead")].filter(
    (head) => getComputedStyle(head).display === "none",
  );
  return [...unnamed, ...heads].map(({ outerHTML }) => outerHTML);
}
