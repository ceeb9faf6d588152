interface Shrunk {
  bytes: ArrayBuffer;
  thumbnail: string;
}

const aimBytes = 420_000;
const thumbnailSide = 160;
/** Longest side and quality, until one is small enough: most photographs are at the first. */
const attempts = [
  [2_000, 0.82],
  [2_000, 0.7],
  [2_000, 0.55],
  [1_600, 0.55],
  [1_200, 0.55],
] as const;

type Picture = ImageBitmap | HTMLCanvasElement;

function draw(source: Picture, width: number, height: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  // A drawing may be transparent; a JPEG cannot.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** Gives back what a canvas holds at once: phones have little room for many of them. */
function release(picture: Picture): void {
  if (picture instanceof HTMLCanvasElement) picture.width = picture.height = 0;
  else picture.close();
}

function scale(source: Picture, longest: number): HTMLCanvasElement {
  const factor = Math.min(1, longest / Math.max(source.width, source.height));
  const side = (length: number) => Math.max(1, Math.round(length * factor));
  return draw(source, side(source.width), side(source.height));
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));

/** Whether a canvas gives back what was drawn; some browsers give noise, so that nobody is known by it. */
function givesBackWhatIsDrawn(): boolean {
  const context = Object.assign(document.createElement("canvas"), { width: 2, height: 2 }).getContext("2d");
  if (!context) return false;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, 1, 2);
  const { data } = context.getImageData(0, 0, 2, 2);
  return [0, 8].every((left) => (data[left] ?? 0) > 200 && (data[left + 4] ?? 255) < 50);
}

/**
 * Draws a picture afresh, upright and smaller: place, time and camera stay behind. Undefined for what this browser
 * cannot show.
 */
export async function shrink(original: ArrayBuffer): Promise<Shrunk | undefined> {
  if (!givesBackWhatIsDrawn()) return undefined;
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(new Blob([original]), { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
  let canvas: Picture = picture;
  try {
    let smallest: Blob | undefined;
    for (const [longest, quality] of attempts) {
      if (canvas === picture || Math.max(canvas.width, canvas.height) > longest) {
        const scaled = scale(canvas, longest);
        release(canvas);
        canvas = scaled;
      }
      const made = await encode(canvas as HTMLCanvasElement, quality);
      if (made && made.size < (smallest?.size ?? Number.POSITIVE_INFINITY)) smallest = made;
      if (smallest && smallest.size <= aimBytes) break;
    }
    // A canvas that is too large for the device encodes to nothing.
    if (!smallest) return undefined;
    const small = scale(canvas, thumbnailSide);
    const thumbnail = small.toDataURL("image/jpeg", 0.7);
    release(small);
    return { bytes: await smallest.arrayBuffer(), thumbnail };
  } catch {
    return undefined;
  } finally {
    release(canvas);
  }
}
