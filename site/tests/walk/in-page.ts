// What these find, a page must not have. They run in the page, so each contains all it needs.

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

/** Finds pale words, which need the background that a printer leaves out. */
export function paleWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: element, nodeValue } = walker.currentNode;
    const parts = element ? (getComputedStyle(element).color.match(/\d+/g) ?? []) : [];
    const isPale = parts.slice(0, 3).every((part) => Number(part) > 150);
    if (nodeValue?.trim() && element?.checkVisibility() && isPale) {
      found.push(element.outerHTML);
    }
  }
  return found;
}

/**
 * Windows' contrast themes leave out backgrounds and shadows. This finds controls of which then
 * no border, outline or underline is left, nor one around them.
 */
export function withoutLine(): string[] {
  const written = ":is([type=text], [type=tel], [type=email], [type=search]):not([tabindex])";
  const control = `:is(button:not(.u-cross), select, textarea, ${written})`;
  const hasLine = (element: Element) => {
    const { borderStyle, outlineStyle, textDecorationLine } = getComputedStyle(element);
    return /solid|underline/.test(borderStyle + outlineStyle + textDecorationLine);
  };
  return [...document.querySelectorAll(`:is(main, [data-consent-banner]) ${control}`)]
    .filter((each) => each.checkVisibility() && ![each, each.parentElement ?? each].some(hasLine))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/**
 * On a phone, a table is drawn as blocks. This finds filled cells that neither name their row nor
 * show the name of their column. The tables of a service have values that say it themselves, as
 * "vanaf € 60 per m²" does, and so has an invoice.
 */
export function unnamedCells(): string[] {
  const cells = "[role=group]:not([data-amounts]) > table tbody :is(td, th):not([role=rowheader])";
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
      (part.textContent?.trim() || part.matches(".u-uncover")) &&
      !whole.includes(getComputedStyle(part).clipPath),
  );
  return [...shapes, ...images, ...cut].map(({ outerHTML }) => outerHTML.slice(0, 160));
}
