import { indicatedParts, priceIndication } from "@/content/pages/price-indication";
import { prices } from "@/content/business/prices";
import { tariffOf } from "@/features/price-indication/calculation";

/** What the price indication on /offerte-aanvragen fetches when a visitor begins with it. */
export function GET() {
  const { eyebrow, heading, start, list, ...texts } = priceIndication;
  return Response.json({ tariff: tariffOf(prices, indicatedParts), texts });
}
