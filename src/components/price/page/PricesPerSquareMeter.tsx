import { LinkedText } from "#components/text/LinkedText.tsx";
import type { quotePage } from "#data/enquiry/quote-page.ts";
import { priceIndicationTexts } from "#data/estimate/estimate-texts.ts";
import { fill } from "#data/format/fill.ts";
import { euro } from "#data/format/money.ts";
import { withVat } from "#data/prices/price-rules.ts";
import { rateOf, vatPercent } from "#data/prices/prices.ts";
import { allServices } from "#data/services/services.ts";
import styles from "./PricesPerSquareMeter.module.css";

/** The rates that stand for a service here; none for one whose price needs a visit. */
function ratesOf({ panel, price }: ReturnType<typeof allServices>[number]): readonly string[] {
  return panel.length > 0 || !price ? panel : [price];
}

/** What the price panel has until a service is chosen: the prices per square metre. */
export function PricesPerSquareMeter({ panel }: { panel: typeof quotePage.data.pricePanel }) {
  const { visit } = priceIndicationTexts.data.tiles;
  return (
    <>
      <h3 className={styles.heading}>{panel.heading}</h3>
      <dl className="l-rows">
        {allServices().flatMap((service) => {
          const rates = ratesOf(service);
          return rates.length === 0 ? (
            <div key={service.slug} className={styles.row}>
              <dt>{service.label}</dt>
              <dd>{visit}</dd>
            </div>
          ) : (
            rates.map((name) => {
              const { label, from } = rateOf(name);
              return (
                <div key={name} className={styles.row}>
                  <dt>{label}</dt>
                  <dd className={styles.amount}>
                    {panel.from}{" "}
                    <b className={styles.price}>{euro(withVat(from, vatPercent(name)))}</b>
                    <small className={styles.without}>
                      {fill(panel.without, { price: euro(from) })}
                    </small>
                  </dd>
                </div>
              );
            })
          );
        })}
      </dl>
      <p className={styles.note}>{panel.next}</p>
      <p className={styles.note}>
        <LinkedText text={panel.note} />
      </p>
    </>
  );
}
