import { LinkedText } from "@/components/text/LinkedText";
import { rateOf } from "@/content/business/prices";
import { services } from "@/content/business/services";
import { euro } from "@/content/lib/money";
import type { quote } from "@/content/pages/offerte-aanvragen";
import { fromWithVat } from "@/content/pages/with-vat";
import styles from "./PricesPerSquareMetre.module.css";

/**
 * What the services cost per square metre, in the panel beside the quote form until that knows
 * more.
 */
export function PricesPerSquareMetre({ panel }: { panel: typeof quote.pricePanel }) {
  const rates = services.flatMap(({ panel }) => panel);
  return (
    <div className={`column text-s ${styles.prices}`}>
      <p>{panel.intro}</p>
      <dl className="rows above-1 below-1">
        {rates.map((rate) => (
          <div key={rate} className="wrap">
            <dt>{rateOf(rate).label}</dt>
            <dd>
              <span className="bold">
                {panel.prefix} {euro(rateOf(rate).from)} per m²
              </span>
              <small className="second-line">{fromWithVat(rate)}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p>{panel.next}</p>
      <p>
        <LinkedText text={panel.note} />
      </p>
    </div>
  );
}
