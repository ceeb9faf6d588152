import type { WallTexts } from "#data/pages/wall.ts";
import { jobFromSearch } from "#features/price-indication/address.ts";
import type { PriceList } from "#features/price-indication/calculation.ts";
import { indicatePrice, resultText } from "#features/price-indication/indication.ts";
import { describeDrawing } from "#features/wall/describe-drawing.ts";
import type { WallDrawing } from "#features/wall/drawing.ts";
import { loadWall } from "#features/wall/load-wall.ts";
import type { EnquiryValues } from "./fields.ts";

/** What the quote form needs to know of prices, for what it begins with and for what it sends. */
export function createPricing(prices: PriceList, texts: WallTexts, pictureName: string) {
  const measureOf = (values: EnquiryValues) => indicatePrice(prices, values)?.work?.measure;
  return {
    /** The answers that the search of an address asks for. */
    prefill: (search: string) => jobFromSearch(prices, search),

    /** The price of these answers and what was drawn, in words; "" for none. */
    priceIndication(values: EnquiryValues, drawing: WallDrawing | undefined): string {
      const indication = indicatePrice(prices, values);
      const price = indication ? resultText(indication, prices.texts) : "";
      const lines = drawing ? describeDrawing(drawing, texts, measureOf(values)) : [];
      return `${price} ${lines.filter(Boolean).join("; ")}`.trim();
    },

    /** What was drawn, as a picture. */
    async picture(values: EnquiryValues, drawing: WallDrawing): Promise<File> {
      const { drawPicture } = await loadWall();
      const picture = await drawPicture(drawing, texts, measureOf(values));
      return new File([picture], pictureName, { type: picture.type });
    },
  };
}
export type Pricing = ReturnType<typeof createPricing>;
