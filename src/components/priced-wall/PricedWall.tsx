import { useEffect, useState } from "react";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { DrawnWall } from "#components/wall/DrawnWall.tsx";
import { decimal } from "#components/wall/describe-drawing.ts";
import { squareMetersValue } from "#contract/square-meters.ts";
import { shortFigure } from "#data/estimate/figure.ts";
import { priceJob } from "#data/estimate/priced-job.ts";
import type { PricedWallProps } from "#data/estimate/priced-wall.ts";
import { fill } from "#data/format/fill.ts";
import { estimatePath } from "#data/services/service-path.ts";
import { ButtonLink } from "#ui/Button.tsx";
import styles from "./PricedWall.module.css";
import { example, jobOf, ownPrice } from "./price-at.ts";

const headingId = "wall-heading";

/**
 * A wall to draw with what it costs, which goes along to the quote form by its address. It is a
 * still drawing until its script comes, once it is on the screen.
 */
export default function PricedWall({ words, texts, prices }: PricedWallProps) {
  const [service, setService] = useState(words.works[0]?.service ?? "");
  const isFor = words.works.find((work) => work.service === service)?.isFor;
  const measure = priceJob(prices, jobOf(service, 0))?.work?.measure;

  return (
    <section className={styles.wall} aria-labelledby={headingId}>
      <h2 id={headingId} className={`t-large ${styles.heading}`}>
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
          const priced = priceJob(prices, jobOf(service, squareMeters));
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
                {/* A screen reader announces the measure of a grip; this would interrupt it. */}
                <output className={styles.size} aria-live="off">
                  <span key={squareMeters}>{decimal(squareMeters, 1)}</span>{" "}
                  <span className={styles.unit}>m²</span>
                </output>
                <span className="t-small">{isFor}</span>
              </div>
              {priced && (
                <p className={styles.price}>
                  <PriceFigure size="panel" {...shortFigure(priced, prices)} />
                </p>
              )}
              <OwnPrices prices={prices} squareMeters={squareMeters} />
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

type OwnPricesProps = Pick<PricedWallProps, "prices"> & { squareMeters: number };

/** Keeps the lines of the price board (PriceBoard.tsx), outside the island, at the drawn surface. */
function OwnPrices({ prices, squareMeters }: OwnPricesProps) {
  useEffect(() => {
    for (const line of document.querySelectorAll<HTMLElement>("[data-own-price]")) {
      const [size, price] = line.children;
      const { ownPrice: service = "", building, size: words = "" } = line.dataset;
      const amount = ownPrice(prices, jobOf(service, squareMeters, building));
      line.hidden = amount === "";
      if (size && price) {
        size.textContent = fill(words, { size: decimal(squareMeters, 1) });
        price.textContent = amount;
      }
    }
  }, [prices, squareMeters]);
  return null;
}
