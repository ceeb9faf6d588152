import { euro } from "#data/format/money.ts";
import { invoiceOf } from "#data/prices/invoice.ts";
import { prices, rateOf } from "#data/prices/prices.ts";
import type { InvoiceTexts } from "#data/prices/prices-page.ts";
import { quantityText } from "#data/prices/units.ts";
import styles from "./InvoiceSheet.module.css";

/** The invoice of content/prices.yaml as a sheet of paper. */
export function InvoiceSheet({ invoice }: { invoice: InvoiceTexts }) {
  const { total } = invoice;
  const workOf = (rate: string) =>
    invoice.lines.find((line) => line.rate === rate)?.work ?? rateOf(rate).label;
  return (
    <dl className={styles.sheet}>
      {invoiceOf(prices.data).lines.map(({ name, quantity, unit, price, amount }) => (
        <div key={name} className={styles.line}>
          <dt className={styles.work}>{workOf(name)}</dt>
          <dd className={styles.quantity}>
            {quantityText(quantity, unit)} × {euro(price)}
          </dd>
          <dd className={styles.amount}>{euro(amount)}</dd>
        </div>
      ))}
      {invoice.sums.map(({ label, amount }) => (
        <div key={label} className={styles.line}>
          <dt className={styles.work}>{label}</dt>
          <dd className={styles.amount}>{amount}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt className={styles.work}>{total.label}</dt>
        <dd className={styles.amount}>{total.amount}</dd>
      </div>
    </dl>
  );
}
