import { LinkedText } from "#components/text/LinkedText.tsx";
import type { quotePage } from "#data/enquiry/quote-page.ts";
import { rateOf } from "#data/prices/prices.ts";
import { fromPrice } from "#data/services/rate-price.ts";
import { allServices } from "#data/services/services.ts";
import styles from "./PricesPerSquareMeter.module.css";

/**
 * What the price panel says until a service is chosen. The prices per square metre are folded,
 * because the tiles beside them have most of them already.
 */
export function PricesPerSquareMeter({ panel }: { panel: typeof quotePage.data.pricePanel }) {
  const rates = allServices()
    .flatMap(({ panel }) => panel)
    .map((rate) => ({ rate, label: rateOf(rate).label, ...fromPrice(rate) }));
  return (
    <>
      <p>{panel.next}</p>
      <details className="t-text-s">
        <summary className={`t-bold ${styles.summary}`}>{panel.more}</summary>
        <p className="u-below-1">{panel.intro}</p>
        <dl className="l-rows">
          {rates.map(({ rate, label, amount, unit, withVat }) => (
            <div key={rate} className={`l-wrap ${styles.rate}`}>
              <dt>{label}</dt>
              <dd className={styles.amount}>
                <span className="t-bold">
                  {panel.prefix} {amount} {unit}
                </span>
                <small className={styles.withVat}>{withVat}</small>
              </dd>
            </div>
          ))}
        </dl>
        <p className="u-above-1">
          <LinkedText text={panel.note} />
        </p>
      </details>
    </>
  );
}
