import { fromPrice } from "@contractor/core/facts/services/rate-price.ts";
import { servicePath } from "@contractor/core/facts/services/service-path.ts";
import { priceNote } from "@contractor/core/facts/services/service-texts.ts";
import { allServices } from "@contractor/core/facts/services/services.ts";
import { rateOf } from "@contractor/core/prices/prices.ts";
import type { BoardTexts } from "@contractor/core/prices/prices-page.ts";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { Heading } from "#ui/Heading.tsx";
import styles from "./PriceBoard.module.css";

interface Props {
  board: BoardTexts;
  updated: string;
}

/** The lowest price per square metre of every service, each with a link to its page. */
export function PriceBoard({ board, updated }: Props) {
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
          </li>
        ))}
      </ul>
      <p className="t-small u-above-2">{updated}</p>
    </section>
  );
}
