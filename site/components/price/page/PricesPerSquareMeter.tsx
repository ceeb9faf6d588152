import type { quotePage } from "@contractor/core/facts/enquiry/quote-page.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { euro } from "@contractor/core/facts/format/money.ts";
import { allServices } from "@contractor/core/facts/services/services.ts";
import { priceIndicationTexts } from "@contractor/core/prices/estimate/price-book.ts";
import { withVat } from "@contractor/core/prices/price-rules.ts";
import { rateOf, vatPercent } from "@contractor/core/prices/prices.ts";
import { LinkedText } from "#components/text/LinkedText.tsx";
import styles from "./PricesPerSquareMeter.module.css";

/** The rates that stand for each service here, or the service alone if its price needs a visit. */
const rows = () =>
  allServices().flatMap(({ label, panel, price }): { label: string; rate?: string }[] => {
    const rates = panel.length > 0 || !price ? panel : [price];
    const named = rates.map((rate) => ({ label: rateOf(rate).label, rate }));
    return named.length > 0 ? named : [{ label }];
  });

/** What the price panel has until a service is chosen: the prices per square metre. */
export function PricesPerSquareMeter({ panel }: { panel: typeof quotePage.data.pricePanel }) {
  return (
    <>
      <h3 className={styles.heading}>{panel.heading}</h3>
      <dl className="l-rows">
        {rows().map(({ label, rate }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.amount}>
              {rate ? <Amount panel={panel} rate={rate} /> : priceIndicationTexts.data.tiles.visit}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{panel.next}</p>
      <p className={styles.note}>
        <LinkedText text={panel.note} />
      </p>
    </>
  );
}

function Amount({ panel, rate }: { panel: typeof quotePage.data.pricePanel; rate: string }) {
  const { from } = rateOf(rate);
  return (
    <>
      {panel.from} <b className={styles.price}>{euro(withVat(from, vatPercent(rate)))}</b>
      <small className={styles.without}>{fill(panel.without, { price: euro(from) })}</small>
    </>
  );
}
