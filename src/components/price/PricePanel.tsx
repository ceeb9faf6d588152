import { useId } from "react";
import { euro } from "@/content/lib/money";
import { rateOf } from "@/content/business/prices";
import { services } from "@/content/business/services";
import type { quote } from "@/content/pages/offerte-aanvragen";
import { fromWithVat } from "@/content/pages/with-vat";
import { carriedPriceId } from "@/features/enquiry/carried-price-id";
import { SecondLine } from "@/ui/SecondLine";
import styles from "./PricePanel.module.css";

/** What the services cost per square metre, beside the quote form; above it, the price that goes along with that. */
export function PricePanel({ panel }: { panel: typeof quote.pricePanel }) {
  const id = useId();
  const rates = services.flatMap(({ panel }) => panel);
  return (
    <aside className={styles.panel} aria-labelledby={id}>
      <div id={carriedPriceId} className={styles.carried} />
      <h2 id={id}>{panel.heading}</h2>
      <dl>
        {rates.map((rate) => (
          <div key={rate}>
            <dt>{rateOf(rate).label}</dt>
            <dd>
              {panel.prefix} {euro(rateOf(rate).from)} per m²
              <SecondLine>{fromWithVat(rate)}</SecondLine>
            </dd>
          </div>
        ))}
      </dl>
      <p>{panel.note}</p>
    </aside>
  );
}
