import { useEffect } from "react";
import { decimal } from "#components/wall/describe-drawing.ts";
import type { FigureBook } from "#data/estimate/price-book.ts";
import type { Job } from "#data/estimate/priced-job.ts";
import { fill } from "#data/format/fill.ts";
import { jobOf, ownPrice } from "./price-at.ts";

interface Props {
  prices: FigureBook;
  squareMeters: number;
}

/**
 * Keeps the lines of the price board (PriceBoard.tsx), outside the island, at the drawn surface.
 */
export function OwnPrices({ prices, squareMeters }: Props) {
  useEffect(() => {
    for (const line of document.querySelectorAll<HTMLElement>("[data-own-price]")) {
      const [size, price] = line.children;
      const { ownPrice: service = "", building } = line.dataset;
      const job = jobOf(service, squareMeters, building as Job["building"] | undefined);
      const words = ownPrice(prices, job);
      line.hidden = words === "";
      if (size && price) {
        size.textContent = fill(line.dataset.size ?? "", { size: decimal(squareMeters, 1) });
        price.textContent = words;
      }
    }
  }, [prices, squareMeters]);
  return null;
}
