import type { Finding } from "./issues.ts";

const narrowest = 1200;
const narrowestUpright = 600;
const widest = 5000;
const mostBytes = 10_000_000;

/** A picture's size as it is shown, which is not how a phone that was turned has stored it. */
interface PhotoSize {
  width: number;
  height: number;
  bytes: number;
}

/**
 * Why a photograph would not look good, and what to do; undefined when it would. A portrait is
 * shown upright, for example.
 */
export function photoAdvice(
  { width, height, bytes }: PhotoSize,
  isShownUpright: boolean,
): Finding | undefined {
  const least = isShownUpright ? narrowestUpright : narrowest;
  if (width < least) {
    return { code: "narrowPhoto", values: { width, least } };
  }
  if (height > width && !isShownUpright) {
    return { code: "uprightPhoto", values: {} };
  }
  if (width > widest || bytes > mostBytes) {
    const megabytes = Math.ceil(bytes / 1_000_000);
    return { code: "largePhoto", values: { width, megabytes, most: widest } };
  }
  return undefined;
}
