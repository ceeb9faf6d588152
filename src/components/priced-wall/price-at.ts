import type { WallDrawing } from "#components/wall/geometry.ts";
import { squareMetersValue } from "#contract/square-meters.ts";
import { onOneLine, shortFigure } from "#data/estimate/figure.ts";
import type { FigureBook } from "#data/estimate/price-book.ts";
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

/** The price of a job on one line; "" where it has no amount for the whole job. */
export function ownPrice(prices: FigureBook, job: Job): string {
  const priced = priceJob(prices, job);
  const hasAmount = priced?.estimate && !priced.estimate.isRough;
  return hasAmount ? onOneLine(shortFigure(priced, prices)) : "";
}
