import type { Sheet, SheetLine } from "@contractor/core/prices/estimate/quote-sheet.ts";
import { classes } from "#ui/classes.ts";
import styles from "./QuoteSheet.module.css";

interface Props extends Sheet {
  caption: string;
}

/**
 * The lines of a quote or an invoice with their sum, as a sheet of paper. The roles are explicit,
 * because some browsers drop those of rows that are displayed as grids.
 */
export function QuoteSheet({ caption, lines, sums, total, after = [] }: Props) {
  return (
    <table role="table" className={styles.sheet}>
      <caption className="u-visually-hidden">{caption}</caption>
      <Rows lines={lines} />
      <Rows lines={sums} />
      <tbody role="rowgroup" className={`${styles.part} ${styles.total}`}>
        <Row {...total} />
      </tbody>
      {after.length > 0 && <Rows lines={after} />}
    </table>
  );
}

const Rows = ({ lines }: { lines: readonly SheetLine[] }) => (
  <tbody role="rowgroup" className={styles.part}>
    {lines.map((line) => (
      <Row key={line.work} {...line} />
    ))}
  </tbody>
);

const Row = ({ work, quantity, amount }: SheetLine) => (
  <tr role="row" className={styles.row}>
    <th role="rowheader" scope="row" className={classes(styles.work, quantity && styles.above)}>
      {work}
    </th>
    {quantity && (
      <td role="cell" className={styles.quantity}>
        {quantity}
      </td>
    )}
    <td role="cell" className={styles.amount}>
      {amount}
    </td>
  </tr>
);
