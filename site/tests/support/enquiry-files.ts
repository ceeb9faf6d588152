import sharp from "sharp";

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const latitude = { GPSLatitudeRef: "N", GPSLatitude: "51/1 55/1 20/1" };
const longitude = { GPSLongitudeRef: "E", GPSLongitude: "4/1 28/1 40/1" };
const camera = { IFD0: { Make: "Fairphone", Model: "FP5" }, IFD3: { ...latitude, ...longitude } };

/**
 * A photograph with a location. If `turned`, it is on its side, as a phone saves a photograph that
 * was taken upright.
 */
export async function photo(name: string, size = 900, turned = false): Promise<ChosenFile> {
  const noise = { type: "gaussian", mean: 150, sigma: 25 } as const;
  const height = Math.round(size * 0.75);
  const grey = { channels: 3, background: "#888" } as const;
  // Noise for every pixel takes seconds.
  const input = await sharp({ create: { ...grey, width: 256, height: 256, noise } })
    .png()
    .toBuffer();
  const made = sharp({ create: { ...grey, width: size, height } }).composite([
    { input, tile: true },
  ]);
  const upright = made.withExif(camera);
  const taken = turned ? upright.withMetadata({ orientation: 6 }).withExifMerge(camera) : upright;
  return { name, mimeType: "image/jpeg", buffer: await taken.jpeg({ quality: 80 }).toBuffer() };
}
