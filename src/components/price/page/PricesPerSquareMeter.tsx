import { LinkedText } from "#components/text/LinkedText.tsx";
import type { quotePage } from "#data/enquiry/quote-page.ts";
import { rateOf } from "#data/prices/prices.ts";
import { fromPrice } from "#data/services/rate-price.ts";
import { allServices } from "#data/services/services.ts";
import styles from "./PricesPerSquareMeter.module.css";

/** The prices per square metre, which the price panel shows until a service is chosen. */
export function PricesPerSquareMeter({ panel }: { panel: typeof quotePage.data.pricePanel }) {
  const rates = allServices()
    .flatMap(({ panel }) => panel)
    .map((rate) => ({ rate, label: rateOf(rate).label, ...fromPrice(rate) }));
  return (
    <div className={`l-column t-text-s ${styles.prices}`}>
      <p>{panel.intro}</p>
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
      <details className={styles.more}>
        <summary className={styles.summary}>{panel.more}</summary>
        <p>
          <LinkedText text={panel.note} />
        </p>
        <p className="u-above-1">{panel.next}</p>
      </details>
    </div>
  );
}
