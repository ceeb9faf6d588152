/** The colours of the design that a firm may replace by its own. */
export const designColours = { main: "#1b3fd6", deep: "#122c99", accent: "#ffd21f" } as const;

/** The darkest plane that text in the main colour stands on, and the ink on the accent. */
const shade = "#f3f3ef";
const ink = "#12151c";
/** WCAG 2.2, 1.4.3: the least contrast of text. */
const leastContrast = 4.5;

const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** The relative luminance of a colour, as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A colour with this part of another one, from 0 to 1. */
function mixed(colour: string, other: string, part: number): string {
  const others = channels(other);
  const both = channels(colour).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * part),
  );
  return `#${both.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The nearest colour towards another one that is legible on a background. */
const legible = (colour: string, towards: string, background: string): string =>
  Array.from({ length: 100 }, (_, part) => mixed(colour, towards, part / 100)).find(
    (nearest) => contrast(nearest, background) >= leastContrast,
  ) ?? towards;

/**
 * The nearest colour for buttons, links and planes with white text; itself where it is dark enough.
 */
export const nearestMain = (colour: string) => legible(colour, "#000000", shade);

/** The nearest colour for planes with dark text; itself where it is pale enough. */
export const nearestAccent = (colour: string) => legible(colour, "#ffffff", ink);

interface OwnColours {
  mainColour?: string | undefined;
  accentColour?: string | undefined;
}

/** The three colours of a firm: its own, or those of the design. */
export function coloursOf({ mainColour, accentColour }: OwnColours) {
  return {
    main: mainColour ?? designColours.main,
    deep: mainColour ? mixed(mainColour, "#000000", 0.3) : designColours.deep,
    accent: accentColour ?? designColours.accent,
  };
}

export function colourRule(firm: OwnColours): string {
  const { main, deep, accent } = coloursOf(firm);
  return `:root{--cobalt:${main};--cobalt-deep:${deep};--yellow:${accent}}`;
}

/** A drawing, which has no style sheet, in the firm's colours instead of the design's. */
export function inColoursOf(firm: OwnColours, source: string): string {
  const own = coloursOf(firm);
  const names = Object.keys(designColours) as (keyof typeof designColours)[];
  return source.replace(/#[\da-f]{6}\b/gi, (colour) => {
    const name = names.find((each) => designColours[each] === colour.toLowerCase());
    return name ? own[name] : colour;
  });
}
