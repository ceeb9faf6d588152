declare module "subset-font" {
  interface Options {
    targetFormat: "woff2" | "truetype";
    /** OpenType features to keep; without it all are kept. */
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** The font with only these characters. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
