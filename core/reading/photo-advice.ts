const narrowest = 1200;
const narrowestUpright = 600;
const widest = 5000;
const mostBytes = 10_000_000;

/**
 * Why a photograph of this size, as it is shown, would not look good, and what to do; undefined
 * when it would. A portrait is shown upright, for example.
 */
export function photoAdvice(
  { width, height, bytes }: Record<"width" | "height" | "bytes", number>,
  isShownUpright: boolean,
): string | undefined {
  const least = isShownUpright ? narrowestUpright : narrowest;
  if (width < least) {
    return `Deze foto is ${width} beeldpunten breed en wordt groot onscherp. Neem er een van ten minste ${least}.`;
  }
  if (height > width && !isShownUpright) {
    return "Deze foto staat rechtop; pagina's laten alleen het midden zien. Neem een liggende foto. Alleen een portret, of een foto voor telefoons, mag rechtop.";
  }
  if (width > widest || bytes > mostBytes) {
    const megabytes = Math.ceil(bytes / 1_000_000);
    return `Deze foto is groter dan nodig (${width} beeldpunten breed, ${megabytes} MB). Bewaar hem met ten hoogste ${widest} beeldpunten.`;
  }
  return undefined;
}
