import type { Counts, Drawing } from "./drawing";
import type { WallTexts } from "./texts";

/** The drawing as a PNG, made on the device, with its measures and what it comes to. */
export async function toPicture(_drawing: Drawing, _texts: WallTexts, _counts?: Counts): Promise<Blob> {
  throw new Error("not drawn yet");
}
