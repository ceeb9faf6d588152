import { squareMetersValue } from "@contractor/core/enquiry/square-meters.ts";
import { estimatePath } from "@contractor/core/facts/services/service-path.ts";
import { describePrice } from "@contractor/core/prices/estimate/describe-price.ts";
import type { PriceBook } from "@contractor/core/prices/estimate/price-book.ts";
import { emptyJob, priceJob } from "@contractor/core/prices/estimate/priced-job.ts";
import type { PricedWallProps } from "@contractor/core/prices/estimate/priced-wall.ts";
import { useState } from "react";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { DrawnWall, SquareMeters } from "#components/wall/DrawnWall.tsx";
import type { WallDrawing } from "#components/wall/geometry.ts";
import { ButtonLink } from "#ui/Button.tsx";
import styles from "./PricedWall.module.css";

/** The wall before anything was changed, in centimetres: a low one, which a phone shows large. */
const example: WallDrawing = {
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

/** The work of a service on a surface, of which no more is known. */
const priceAt = (prices: PriceBook, service: string, squareMeters: number) =>
  priceJob(prices, { ...emptyJob, service, squareMeters: squareMetersValue(squareMeters) });

/**
 * A wall to draw with what it costs, which goes along to the quote form by its address. It is a
 * still drawing until its script comes, once it is on the screen.
 */
export default function PricedWall({ words, texts, prices }: PricedWallProps) {
  const [service, setService] = useState(words.works[0]?.service ?? "");
  const isFor = words.works.find((work) => work.service === service)?.isFor;
  const measure = priceAt(prices, service, 0)?.work?.measure;

  return (
    <section className={styles.wall} aria-labelledby="wall-heading">
      <h2 id="wall-heading" className={`t-large ${styles.heading}`}>
        {words.heading}
      </h2>
      <DrawnWall
        example={example}
        measure={measure}
        texts={texts}
        isOneWall
        className={styles.drawn}
      >
        {({ squareMeters, isExample }) => {
          const priced = priceAt(prices, service, squareMeters);
          // The square metres of an example do not count, so they do not go along.
          const size = isExample || squareMeters === 0 ? "" : squareMetersValue(squareMeters);
          return (
            <div className={`plane-yellow ${styles.result}`}>
              {words.works.length > 1 && (
                <fieldset className={styles.works}>
                  <legend className="u-visually-hidden">{words.choice}</legend>
                  {words.works.map((work) => (
                    <button
                      key={work.service}
                      type="button"
                      className={styles.work}
                      aria-pressed={work.service === service}
                      onClick={() => setService(work.service)}
                    >
                      {work.label}
                    </button>
                  ))}
                </fieldset>
              )}
              <div className={styles.sum}>
                <SquareMeters value={squareMeters} className={styles.size} />
                <span className="t-small">{isFor}</span>
              </div>
              {priced && (
                <p className={styles.price}>
                  <PriceFigure size="panel" {...describePrice.figure(priced, prices)} />
                </p>
              )}
              <ButtonLink tone="ink" href={estimatePath(service, size)}>
                {words.take}
              </ButtonLink>
              <p className="t-small">{words.estimate}</p>
            </div>
          );
        }}
      </DrawnWall>
    </section>
  );
}
