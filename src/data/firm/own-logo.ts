import { existsSync, readFileSync } from "node:fs";

/** A firm's own logo: its file in public/, and its size at the height of the design's mark. */
export interface OwnLogo {
  file: string;
  width: number;
  height: number;
  /** Whether it is so wide that the name of the firm is surely in it. */
  hasName: boolean;
}

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

/** The logo that the firm has put in public/; undefined for the mark of the design. */
export function ownLogo(folder = "public"): OwnLogo | undefined {
  const file = logoFiles.find((name) => existsSync(`${folder}/${name}`));
  if (!file) {
    return undefined;
  }
  const proportion = proportionOf(file, readFileSync(`${folder}/${file}`));
  const width = Math.min(markHeight * proportion, mostWidth);
  return {
    file,
    width: Math.round(width),
    height: Math.round(width / proportion),
    hasName: proportion >= 2,
  };
}
