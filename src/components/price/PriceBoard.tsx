import { rateOf } from "#data/prices/prices.ts";
import type { BoardTexts } from "#data/prices/prices-page.ts";
import { fromPrice } from "#data/services/rate-price.ts";
import { servicePages } from "#data/services/service-pages.ts";
import { servicePath } from "#data/services/service-path.ts";
import { allServices } from "#data/services/services.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./PriceBoard.module.css";

/** The lowest price per square metre of every service, each with a link to its page. */
export function PriceBoard({ board, updated }: { board: BoardTexts; updated: string }) {
  return (
    <section className={styles.board} aria-labelledby="board">
      <Heading level={2} id="board" className="u-visually-hidden" text={board.heading} />
      <ul className="l-rows">
        {allServices().map(({ slug, label, price }) => (
          <li key={slug} className={`l-card ${styles.row}`}>
            <p className={styles.line}>
              <a className={`l-card-link l-card-title ${styles.name}`} href={servicePath(slug)}>
                {price ? rateOf(price).label : label}
              </a>{" "}
              {price ? (
                <b className={styles.amount}>{fromPrice(price).amount}</b>
              ) : (
                <b className={styles.visit}>{board.visit}</b>
              )}
            </p>
            {price && (
              <p className={styles.line}>
                <span className={styles.unit}>
                  {board.unit} {servicePages.data.withoutVat}
                </span>{" "}
                <b className={styles.withVat}>{fromPrice(price).withVat}</b>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="t-small u-above-2">{updated}</p>
    </section>
  );
}
