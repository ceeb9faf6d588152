import { invoiceOf } from "#data/business/invoice.ts";
import { prices, rateOf } from "#data/business/prices.ts";
import { euro } from "#data/lib/money.ts";
import type { InvoiceTexts } from "#data/pages/price-list.ts";
import { quantityText } from "#data/variables/price-variables.ts";
import styles from "./InvoiceSheet.module.css";

/**
 * The invoice of content/prices.yaml as a sheet of paper. Each row is a block at every width, so the
 * roles of a table are written out.
 */
export function InvoiceSheet({ invoice }: { invoice: InvoiceTexts }) {
  const workOf = (rate: string) =>
    invoice.lines.find((line) => line.rate === rate)?.work ?? rateOf(rate).label;
  const lines = invoiceOf(prices.data).lines.map((line) => [
    workOf(line.name),
    quantityText(line.quantity, line.unit),
    euro(line.price),
    euro(line.amount),
  ]);
  const sums = invoice.sums.map(({ label, amount }) => [label, "", "", amount]);
  const { total } = invoice;
  return (
    <table role="table" className={styles.sheet}>
      <caption className="u-visually-hidden">{invoice.heading}</caption>
      <thead role="rowgroup" className="u-visually-hidden">
        <tr role="row">
          {invoice.columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={styles.body}>
        {[...lines, ...sums].map((cells) => (
          <Row key={cells[0]} cells={cells} className={styles.line} />
        ))}
        <Row cells={[total.label, "", "", total.amount]} className={styles.total} />
      </tbody>
    </table>
  );
}

function Row({ cells, className }: { cells: readonly string[]; className: string | undefined }) {
  const [work, quantity, price, amount] = cells;
  return (
    <tr role="row" className={className}>
      <th role="rowheader" scope="row" className={styles.work}>
        {work}
      </th>
      <td role="cell" className={styles.quantity}>
        {quantity}
      </td>
      <td role="cell" className={styles.price}>
        {price}
      </td>
      <td role="cell" className={styles.amount}>
        {amount}
      </td>
    </tr>
  );
}
