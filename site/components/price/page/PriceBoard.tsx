import { fill } from "@contractor/core/facts/format/fill.ts";
import { fromPrice } from "@contractor/core/facts/services/rate-price.ts";
import { servicePath } from "@contractor/core/facts/services/service-path.ts";
import { priceNote } from "@contractor/core/facts/services/service-texts.ts";
import { allServices } from "@contractor/core/facts/services/services.ts";
import type { PricedWallProps } from "@contractor/core/prices/estimate/priced-wall.ts";
import { rateOf } from "@contractor/core/prices/prices.ts";
import type { BoardTexts } from "@contractor/core/prices/prices-page.ts";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { example, ownPrice, priceAt } from "#components/priced-wall/PricedWall.tsx";
import { decimal } from "#components/wall/describe-drawing.ts";
import { netSquareMeters } from "#components/wall/geometry.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./PriceBoard.module.css";

/** A price with the high rate of VAT is that of a new building. */
const buildingOf = (price: string | undefined) =>
  price && rateOf(price).vat === "high" ? "jonger" : "";

interface Props {
  board: BoardTexts;
  updated: string;
  /** The wall of the page, at whose surface each price has a line. */
  wall: PricedWallProps | undefined;
}

/** The lowest price per square metre of every service, each with a link to its page. */
export function PriceBoard({ board, updated, wall }: Props) {
  const [work] = wall?.words.works ?? [];
  const measure = wall && work && priceAt(wall.prices, work.service, 0)?.work?.measure;
  const squareMeters = netSquareMeters(example, measure);
  const size = fill(board.own, { size: decimal(squareMeters, 1) });
  const ownPriceOf = (service: string, price: string | undefined) =>
    wall ? ownPrice(wall.prices, service, squareMeters, buildingOf(price)) : "";
  return (
    <section className={styles.board} aria-labelledby="board">
      <Heading level={2} id="board" className="u-visually-hidden" text={board.heading} />
      <ul className={styles.services}>
        {allServices().map(({ slug, label, price }) => (
          <li key={slug} className={`l-card ${styles.service}`}>
            <a className="l-card-link l-card-title t-figure" href={servicePath(slug)}>
              {price ? rateOf(price).label : label}
            </a>
            {priceNote(slug) && <p className="t-soft">{priceNote(slug)}</p>}
            {price ? (
              <p className={styles.price}>
                <PriceFigure
                  size="board"
                  prefix={board.from}
                  {...fromPrice(price)}
                  unit={board.unit}
                />
              </p>
            ) : (
              <p className="t-figure t-title-l u-above-2">{board.visit}</p>
            )}
            {ownPriceOf(slug, price) && (
              <p
                className={styles.own}
                data-own-price={slug}
                data-building={buildingOf(price)}
                data-size={board.own}
              >
                <b>{size}</b> <span>{ownPriceOf(slug, price)}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="t-small u-above-2">{updated}</p>
    </section>
  );
}
