import { useId } from "react";
import { euro } from "@/content/reading/money";
import { prices } from "@/content/firm/prices";
import type { quote } from "@/content/pages/offerte-aanvragen";
import { fromWithVat } from "@/content/pages/with-vat";
import { SecondLine } from "@/ui/SecondLine";
import styles from "./PricePanel.module.css";

/** What the services cost per square metre, beside the quote form. */
export function PricePanel({ panel }: { panel: typeof quote.pricePanel }) {
  const id = useId();
  return (
    <aside className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{panel.heading}</h2>
      <dl>
        {panel.lines.map(({ label, rate }) => (
          <div key={rate}>
            <dt>{label}</dt>
            <dd>
              {panel.prefix} {euro(prices.rates[rate].from)} per m²
              <SecondLine>{fromWithVat(rate)}</SecondLine>
            </dd>
          </div>
        ))}
      </dl>
      <p>{panel.note}</p>
    </aside>
  );
}
