// What these find, a page must not have. They run in the page, so each contains everything it needs.

/**
 * Finds photographs that are drawn larger than the page said, by more than this factor: a browser
 * chooses a file by that.
 */
export async function findEnlarged(limit: number): Promise<string[]> {
  const found: string[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>("picture img")) {
    image.loading = "eager";
    // The size is known once the picture has loaded. Decoding it would take much longer.
    if (!image.complete) {
      await new Promise((resolve, reject) => {
        image.onload = resolve;
        image.onerror = () => reject(new Error(`${image.currentSrc} is not there`));
      });
    }
    const { naturalWidth, naturalHeight, currentSrc } = image;
    const { width, height } = image.getBoundingClientRect();
    const covers = getComputedStyle(image).objectFit === "cover";
    const drawn = covers ? Math.max(width, (height * naturalWidth) / naturalHeight) : width;
    if (image.checkVisibility() && drawn > naturalWidth * limit) {
      found.push(`${currentSrc}: ${drawn} px wide instead of ${naturalWidth}`);
    }
  }
  return found;
}

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
 * show the name of their column. The tables of a service have values that say it themselves, as
 * "vanaf € 60 per m²" does, and so has an invoice.
 */
export function unnamedCells(): string[] {
  const cells = "[role=group]:not([data-pair]) > table tbody :is(td, th):not([role=rowheader])";
  return [...document.querySelectorAll(cells)]
    .filter((cell) => cell.textContent?.trim())
    .filter((cell) => !/^"[^"]+"/.test(getComputedStyle(cell, "::before").content))
    .map(({ outerHTML }) => outerHTML);
}

/** Finds what a page does not show before it is scrolled. */
export function missing(): string[] {
  // What only screen readers read is cut to nothing.
  const whole = ["none", "inset(0px)", "inset(50%)"];
  const shapes = [...document.querySelectorAll("use:not([href])")];
  const images = [...document.images].filter(
    (image) => image.checkVisibility() && image.naturalWidth === 0,
  );
  const cut = [...document.querySelectorAll<HTMLElement>("main *")].filter(
    (part) =>
      part.offsetWidth > 1 &&
      part.textContent?.trim() &&
      !whole.includes(getComputedStyle(part).clipPath),
  );
  return [...shapes, ...images, ...cut].map(({ outerHTML }) => outerHTML.slice(0, 160));
}
