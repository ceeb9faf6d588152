import { missingPaths, paths } from "../paths.ts";
import { expect, test } from "../test.ts";

/** How much a photograph may be enlarged before it looks soft. */
const limit = 1.1;

/** A photograph as the browser chose and drew it. */
interface Drawn {
  file: string;
  /** Of the file that was fetched, and of the largest there is. */
  width: number;
  largest: number;
  /** Pixels of the screen that one of the file's pixels takes. */
  enlarged: number;
}

/** Fetches every photograph of the page and measures how large it is drawn; runs in the page. */
async function measure(): Promise<Drawn[]> {
  const drawn: Drawn[] = [];
  /** Its size is known then; what is not on the screen is never decoded, which is what takes time. */
  const loaded = (image: HTMLImageElement) =>
    image.complete ||
    new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = () => reject(new Error(`${image.currentSrc} is not there`));
    });
  for (const image of document.querySelectorAll<HTMLImageElement>("picture img")) {
    image.loading = "eager";
    await loaded(image);
    const box = image.getBoundingClientRect();
    if (!image.checkVisibility() || box.width === 0) continue;
    // A picture with `sizes` gives its natural width in those, so that the file is asked itself.
    const file = new Image();
    file.src = image.currentSrc;
    await loaded(file);
    const [across, down] = [box.width / file.naturalWidth, box.height / file.naturalHeight];
    const covers = getComputedStyle(image).objectFit === "cover";
    const candidates = image.parentElement?.querySelector("source")?.srcset.matchAll(/ (\d+)w/g) ?? [];
    drawn.push({
      file: image.currentSrc.replace(/.*\/([^.]+)\..*/, "$1"),
      width: file.naturalWidth,
      largest: Math.max(file.naturalWidth, ...[...candidates].map(([, width]) => Number(width))),
      enlarged: devicePixelRatio * (covers ? Math.max(across, down) : across),
    });
  }
  return drawn;
}

/** How a photograph that is too large for its file is reported. */
const told = ({ file, width, largest, enlarged }: Drawn) =>
  `${file}: ${width} of ${largest} px wide, enlarged ${enlarged.toFixed(2)} times`;

for (const density of [1, 2])
  test.describe(`on a screen of 1280 px with ${density} dots a pixel`, () => {
    test.use({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: density });

    for (const path of [...paths, ...missingPaths])
      test(`no photograph on ${path} is enlarged`, async ({ page, expectConsole }) => {
        if (missingPaths.includes(path)) expectConsole(/status of 404/);
        await page.goto(path);
        const photographs = await page.evaluate(measure);
        // On the finer screen some are drawn larger than they were taken; then it is the whole file.
        const soft = photographs.filter(
          ({ enlarged, width, largest }) => enlarged > limit && (density === 1 || width < largest),
        );
        expect(soft.map(told)).toEqual([]);
      });
  });
