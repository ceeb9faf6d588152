import type { Page } from "@playwright/test";

/** How much a photograph may be enlarged before it looks soft. */
const limit = 1.1;

/** A photograph as the browser chooses and draws it on one kind of screen. */
interface Drawn {
  file: string;
  /** Dots a pixel. */
  density: number;
  /** Of the file that is chosen, and of the largest there is. */
  width: number;
  largest: number;
  /** Dots of the screen that one of the file's pixels takes. */
  enlarged: number;
}

/** Fetches every photograph of the page and measures how large it is drawn; runs in the page. */
async function measure(densities: number[]): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  for (const image of document.querySelectorAll<HTMLImageElement>("picture img")) {
    image.loading = "eager";
    // Its size is known then; what is not on the screen is never decoded, which is what takes time.
    if (!image.complete)
      await new Promise((resolve, reject) => {
        image.onload = resolve;
        image.onerror = () => reject(new Error(`${image.currentSrc} is not there`));
      });
    const box = image.getBoundingClientRect();
    if (!image.checkVisibility() || box.width === 0) continue;
    // A picture with `sizes` gives its natural width in those.
    const { naturalWidth: wide, naturalHeight: high } = image;
    const covers = getComputedStyle(image).objectFit === "cover";
    const times = covers ? Math.max(box.width / wide, box.height / high) : box.width / wide;
    const { srcset } = [...(image.parentElement?.querySelectorAll("source") ?? [])][0] ?? image;
    const widths = [...srcset.matchAll(/(\S+) (\d+)w/g)].map(([, url = "", width]) => [url, Number(width)]);
    const widthOf = new Map(widths as [string, number][]);
    // What twice as fine a screen chooses is what this one chooses for a picture twice as wide.
    const chosen = densities.map((density) =>
      Object.assign(new Image(), { sizes: `${wide * density}px`, srcset }),
    );
    while (chosen.some(({ currentSrc }) => !currentSrc)) await new Promise((resolve) => setTimeout(resolve));
    for (const [index, density] of densities.entries()) {
      const width = widthOf.get(new URL(chosen[index]?.currentSrc ?? "").pathname) ?? Number.NaN;
      drawn.push({
        file: image.currentSrc.replace(/.*\/([^.]+)\..*/, "$1"),
        ...{ density, width, largest: Math.max(...widthOf.values()) },
        enlarged: (times * density * wide) / width,
      });
    }
  }
  return drawn;
}

/** The photographs of the page that are drawn too large, on a usual screen or on one with two dots a pixel. */
export async function enlarged(page: Page): Promise<string[]> {
  return (
    (await page.evaluate(measure, [1, 2]))
      // On the finer screen some are drawn larger than they were taken; then it is the whole file.
      .filter(
        ({ enlarged, width, largest, density }) => !(enlarged <= limit) && (density === 1 || width < largest),
      )
      .map(
        ({ file, width, largest, density, enlarged }) =>
          `${file}: ${width} of ${largest} px wide, enlarged ${enlarged.toFixed(2)} times, ${density} dots a pixel`,
      )
  );
}
