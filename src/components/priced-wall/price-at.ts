import type { WallDrawing } from "#components/wall/drawing/drawing.ts";
import { squareMetersValue } from "#contract/square-meters.ts";
import type { CountedPrices } from "#data/estimate/price-book.ts";
import { type PriceWords, priceWords } from "#data/estimate/price-words.ts";
import { emptyJob, type Job, priceJob } from "#data/estimate/priced-job.ts";

/** The wall before anything was changed, in centimetres: a low one, which a phone shows large. */
export const example: WallDrawing = {
  walls: [
    {
      id: 1,
      width: 520,
      height: 260,
      openings: [
        { id: 2, kind: "door", x: 50, y: 0, width: 90, height: 210 },
        { id: 3, kind: "window", x: 210, y: 90, width: 120, height: 100 },
      ],
    },
  ],
};

/** The work of a service on a surface, of which no more is known than perhaps the building. */
export const jobOf = (
  service: string,
  squareMeters: number,
  building: Job["building"] = "",
): Job => ({
  ...emptyJob,
  service,
  squareMeters: squareMetersValue(squareMeters),
  building,
});

/** The price of a job in words, if its service has prices. */
export function priceAt(prices: CountedPrices, job: Job): PriceWords | undefined {
  const pricedJob = priceJob(prices, job);
  return pricedJob && priceWords(pricedJob, prices, prices.texts.line);
}

/** The same on one line; "" where it has no amount. */
export function ownPrice(prices: CountedPrices, job: Job): string {
  const { estimate } = priceJob(prices, job) ?? {};
  const hasAmount = estimate?.kind === "range" ? !estimate.isRough : estimate?.reason === "small";
  const words = hasAmount ? priceAt(prices, job) : undefined;
  return words ? [words.prefix, words.amount, words.unit].filter(Boolean).join(" ") : "";
}
