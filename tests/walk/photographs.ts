/**
 * Runs in the page, so it contains everything it needs. It finds photographs that are drawn larger
 * than their files by more than this factor, on a usual screen or one with two dots a pixel.
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
    const box = image.getBoundingClientRect();
    // A drawing is sharp at any size.
    const isDrawing = new URL(image.currentSrc).pathname.endsWith(".svg");
    if (!image.checkVisibility() || box.width === 0 || isDrawing) {
      continue;
    }
    // For a picture with `sizes`, naturalWidth is in the pixels of the page.
    const { naturalWidth: wide, naturalHeight: high } = image;
    const covers = getComputedStyle(image).objectFit === "cover";
    const times = covers ? Math.max(box.width / wide, box.height / high) : box.width / wide;
    // On a phone, a picture may come from another list.
    const { pathname } = new URL(image.currentSrc);
    const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
    const { srcset } = sources.find((source) => source.srcset.includes(pathname)) ?? image;
    const files = srcset.matchAll(/(\S+) (\d+)w/g);
    const widthOf = new Map(files.map(([, url = "", width]) => [url, Number(width)]));
    const largest = Math.max(...widthOf.values());
    for (const density of [1, 2]) {
      // A screen with twice the density chooses the file that this screen chooses for a picture
      // twice as wide.
      const sizes = `${(wide * density) / devicePixelRatio}px`;
      const chosen = Object.assign(new Image(), { sizes, srcset });
      while (!chosen.currentSrc) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      const width = widthOf.get(new URL(chosen.currentSrc).pathname) ?? Number.NaN;
      const enlarged = (times * density * wide) / width;
      // On the finer screen, some photographs are drawn larger than the original; then the whole
      // file is used.
      if (enlarged <= limit || (density === 2 && width === largest)) {
        continue;
      }
      found.push(
        `${image.currentSrc}: ${width} of ${largest} px, ${enlarged} times, ${density} dots a pixel`,
      );
    }
  }
  return found;
}
