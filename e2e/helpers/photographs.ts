/**
 * The photographs of the page that are drawn so large that they look soft, on a usual screen or on
 * one with two dots a pixel. Runs in the page: everything it needs stands in it.
 */
export async function findEnlarged(): Promise<string[]> {
  const limit = 1.1;
  const found: string[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>("picture img")) {
    image.loading = "eager";
    // Its size is known then; what is not on the screen is never decoded, which is what takes time.
    if (!image.complete) {
      await new Promise((resolve, reject) => {
        image.onload = resolve;
        image.onerror = () => reject(new Error(`${image.currentSrc} is not there`));
      });
    }
    const box = image.getBoundingClientRect();
    if (!image.checkVisibility() || box.width === 0) {
      continue;
    }
    // A picture with `sizes` gives its natural width in those.
    const { naturalWidth: wide, naturalHeight: high } = image;
    const covers = getComputedStyle(image).objectFit === "cover";
    const times = covers ? Math.max(box.width / wide, box.height / high) : box.width / wide;
    const { srcset } = image.parentElement?.querySelector("source") ?? image;
    const sizes = srcset.matchAll(/(\S+) (\d+)w/g);
    const widthOf = new Map(sizes.map(([, url = "", width]) => [url, Number(width)]));
    const largest = Math.max(...widthOf.values());
    for (const density of [1, 2]) {
      // What twice as fine a screen chooses is what this one chooses for a picture twice as wide.
      const chosen = Object.assign(new Image(), { sizes: `${wide * density}px`, srcset });
      while (!chosen.currentSrc) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      const width = widthOf.get(new URL(chosen.currentSrc).pathname) ?? Number.NaN;
      const enlarged = (times * density * wide) / width;
      // On the finer screen some are drawn larger than they were taken; then it is the whole file.
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
