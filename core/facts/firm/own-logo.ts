import { existsSync, readFileSync } from "node:fs";

/** What the file of a logo may be called; the first that is there counts. */
export const logoFiles = ["logo.svg", "logo.png"] as const;
const markHeight = 34;
/** As wide as fits beside the buttons on a small phone. */
const mostWidth = 132;

/** The proportion of width and height that a drawing or a PNG names; 1 where it names none. */
function proportionOf(file: string, content: Buffer): number {
  if (file.endsWith(".png")) {
    // Both are at a fixed place in the first chunk of every PNG.
    return content.readUInt32BE(16) / content.readUInt32BE(20);
  }
  const [tag = ""] = /<svg[^>]*>/.exec(content.toString()) ?? [];
  const [, box] = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+[\s,]+[\d.]+)/.exec(tag) ?? [];
  const size = (name: string) => new RegExp(`\\s${name}="([\\d.]+)`).exec(tag)?.[1];
  const [width, height] = box?.split(/[\s,]+/) ?? [size("width"), size("height")];
  return Number(width) / Number(height) || 1;
}

/**
 * The firm's own logo in site/public/, its size at the height of the design's mark, and whether it
 * is so wide that the name of the firm is surely in it. Undefined for the mark of the design.
 */
export function ownLogo(folder = "site/public") {
  const file = logoFiles.find((name) => existsSync(`${folder}/${name}`));
  if (!file) {
    return undefined;
  }
  const proportion = proportionOf(file, readFileSync(`${folder}/${file}`));
  const width = Math.min(markHeight * proportion, mostWidth);
  const height = Math.round(width / proportion);
  return { file, width: Math.round(width), height, hasName: proportion >= 2 };
}
export type OwnLogo = NonNullable<ReturnType<typeof ownLogo>>;
