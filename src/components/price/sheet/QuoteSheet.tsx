import type { Sheet, SheetLine } from "#data/estimate/quote-sheet.ts";
import { classes } from "#ui/classes.ts";
import styles from "./QuoteSheet.module.css";

interface Props extends Sheet {
  caption: string;
  /** Small in a narrow panel; on the whole width of a page, with a column for the quantities. */
  layout?: "compact" | "columns";
}

/**
 * The lines of a quote or an invoice with their sum, as a sheet of paper. The roles are explicit,
 * because some browsers drop those of rows that are displayed as grids.
 */
export function QuoteSheet({ caption, lines, sums, total, after = [], layout }: Props) {
  return (
    <table role="table" className={classes(styles.sheet, layout && styles[layout])}>
      <caption className="u-visually-hidden">{caption}</caption>
      <Rows lines={lines} />
      <Rows lines={sums} />
      <tbody role="rowgroup" className={styles.total}>
        <Row {...total} />
      </tbody>
      {after.length > 0 && <Rows lines={after} />}
    </table>
  );
}

const Rows = ({ lines }: { lines: readonly SheetLine[] }) => (
  <tbody role="rowgroup">
    {lines.map((line) => (
      <Row key={line.work} {...line} />
    ))}
  </tbody>
);

/**
 * Without a quantity, the room for it belongs to the amount: a sum is larger than what it adds up.
 */
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
    <td role="cell" colSpan={quantity ? undefined : 2} className={styles.amount}>
      {amount}
    </td>
  </tr>
);
