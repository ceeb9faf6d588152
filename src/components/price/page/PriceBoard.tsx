import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { rateOf } from "#data/prices/prices.ts";
import type { BoardTexts } from "#data/prices/prices-page.ts";
import { fromPrice } from "#data/services/rate-price.ts";
import { servicePath } from "#data/services/service-path.ts";
import { serviceTexts } from "#data/services/service-texts.ts";
import { allServices } from "#data/services/services.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./PriceBoard.module.css";

/** What the price on the page of a service is for, as in "only the top layer". */
function noteOf(service: string): string | undefined {
  const { hero } = serviceTexts(service);
  return "price" in hero ? hero.price?.note : undefined;
}

/** The lowest price per square metre of every service, each with a link to its page. */
export function PriceBoard({ board, updated }: { board: BoardTexts; updated: string }) {
  return (
    <section className={styles.board} aria-labelledby="board">
      <Heading level={2} id="board" className="u-visually-hidden" text={board.heading} />
      <ul className={styles.services}>
        {allServices().map(({ slug, label, price }) => (
          <li key={slug} className={`l-card ${styles.service}`}>
            <a className={`l-card-link l-card-title ${styles.name}`} href={servicePath(slug)}>
              {price ? rateOf(price).label : label}
            </a>
            {noteOf(slug) && <p className="t-soft">{noteOf(slug)}</p>}
            {price ? (
              <p className={styles.price}>
                <PriceFigure
                  size="board"
                  prefix={board.from}
                  amount={fromPrice(price).amount}
                  unit={board.unit}
                  other={fromPrice(price).withVat}
                />
              </p>
            ) : (
              <p className={`t-figure ${styles.visit}`}>{board.visit}</p>
            )}
          </li>
        ))}
      </ul>
      <p className="t-small u-above-2">{updated}</p>
    </section>
  );
}
