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
export function photoMessage(
  { width, height, bytes }: PhotoSize,
  isShownUpright: boolean,
): string | undefined {
  const least = isShownUpright ? narrowestUpright : narrowest;
  if (width < least) {
    return `is ${width} px wide and looks unsharp where it is large — take one of at least ${least} px`;
  }
  if (height > width && !isShownUpright) {
    return "is upright, and pages only show its middle — take one that is wider than it is high";
  }
  if (width > widest || bytes > mostBytes) {
    const megabytes = Math.ceil(bytes / 1_000_000);
    return `is ${width} px wide and ${megabytes} MB, more than the site shows — save it at ${widest} px or less`;
  }
  return undefined;
}
