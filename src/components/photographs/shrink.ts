const targetBytes = 420_000;
const thumbnailSide = 160;
/**
 * The longest side in pixels and the JPEG quality of each attempt, until the file is small enough.
 * Usually the first one is.
 */
const attempts = [
  [2_000, 0.82],
  [2_000, 0.7],
  [2_000, 0.55],
  [1_600, 0.55],
  [1_200, 0.55],
] as const;

function newCanvas(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) {
    throw new Error("No canvas");
  }
  // A picture may be transparent, but a JPEG cannot.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  // Newer (CanvasRenderingContext2D.imageSmoothingQuality): without it, the picture is a little rougher.
  context.imageSmoothingQuality = "high";
  return { canvas, context };
}

/** Draws a picture, reduced so that no side is longer than this, in pixels. */
function scale(source: ImageBitmap | HTMLCanvasElement, maxSide: number): HTMLCanvasElement {
  const factor = Math.min(1, maxSide / Math.max(source.width, source.height));
  const width = Math.max(1, Math.round(source.width * factor));
  const height = Math.max(1, Math.round(source.height * factor));
  const { canvas, context } = newCanvas(width, height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Frees the memory of a canvas at once, because phones have little. */
function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));

/** Whether a canvas can be read. Some browsers return noise, as a protection against tracking. */
function canReadCanvas(): boolean {
  const { context } = newCanvas(2, 2);
  context.clearRect(1, 0, 1, 2);
  const { data } = context.getImageData(0, 0, 2, 2);
  const redAt = (x: number, y: number) => data[(y * 2 + x) * 4] ?? 0;
  const isLeftWhite = redAt(0, 0) > 200 && redAt(0, 1) > 200;
  const isRightBlack = redAt(1, 0) < 50 && redAt(1, 1) < 50;
  return isLeftWhite && isRightBlack;
}

/**
 * Redraws a picture smaller and without metadata. Returns undefined when the browser cannot; never
 * rejects.
 */
export async function shrink(original: ArrayBuffer) {
  try {
    if (!canReadCanvas()) {
      return undefined;
    }
    const picture = await createImageBitmap(new Blob([original]), {
      imageOrientation: "from-image",
    });
    let canvas = scale(picture, attempts[0][0]);
    picture.close();
    let smallest: Blob | undefined;
    for (const [maxSide, quality] of attempts) {
      if (Math.max(canvas.width, canvas.height) > maxSide) {
        const larger = canvas;
        canvas = scale(larger, maxSide);
        release(larger);
      }
      const encoded = await encode(canvas, quality);
      if (encoded && encoded.size < (smallest?.size ?? Number.POSITIVE_INFINITY)) {
        smallest = encoded;
      }
      if (smallest && smallest.size <= targetBytes) {
        break;
      }
    }
    const small = scale(canvas, thumbnailSide);
    const thumbnail = small.toDataURL("image/jpeg", 0.7);
    release(small);
    release(canvas);
    // Encoding fails for a canvas that is too large for the device.
    if (!smallest) {
      return undefined;
    }
    return { bytes: await smallest.arrayBuffer(), thumbnail };
  } catch {
    return undefined;
  }
}
