import type { WallTexts } from "#data/pages/wall.ts";
import { jobIn } from "#features/price-indication/address.ts";
import type { PriceList } from "#features/price-indication/calculation.ts";
import { indicate, resultText } from "#features/price-indication/indication.ts";
import { type Drawing, describeDrawing } from "#features/wall/drawing.ts";
import type { EnquiryValues } from "./fields.ts";

/** What the quote form says of prices: in what it is filled in with, and in what goes along. */
export function createPricing(prices: PriceList, texts: WallTexts, pictureName: string) {
  const measureIn = (values: EnquiryValues) => indicate(prices, values)?.work?.measure;
  return {
    prefill: (search: string) => jobIn(prices, search),

    /** The price that goes along with these answers, and what was drawn, in words; "" for none. */
    priceIndication(values: EnquiryValues, drawing: Drawing | undefined): string {
      const indication = indicate(prices, values);
      const lines = drawing ? describeDrawing(drawing, texts, measureIn(values)) : [];
      const price = indication && resultText(indication, prices.texts);
      return [price, lines.filter(Boolean).join("; ")].filter(Boolean).join(" ");
    },

    /** What was drawn, as a picture. */
    async picture(values: EnquiryValues, drawing: Drawing): Promise<File> {
      const { toPicture } = await import("#features/wall/picture.ts");
      const picture = await toPicture(drawing, texts, measureIn(values));
      return new File([picture], pictureName, { type: picture.type });
    },
  };
}
export type Pricing = ReturnType<typeof createPricing>;
