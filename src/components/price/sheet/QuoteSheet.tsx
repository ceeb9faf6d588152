import { classes } from "#ui/classes.ts";
import styles from "./QuoteSheet.module.css";

export interface SheetLine {
  work: string;
  /** How much of it, and at which price. */
  quantity?: string | undefined;
  amount: string;
}

interface Props {
  caption: string;
  lines: readonly SheetLine[];
  /** What the lines come to, and what is in the price, above the total. */
  sums: readonly SheetLine[];
  total: SheetLine;
  /** What stands below the total. */
  after?: readonly SheetLine[];
  /** Small in a narrow panel; on the whole width of a page, with a column for the quantities. */
  layout?: "compact" | "columns";
}

/** The lines of a quote or an invoice with their sum, as a sheet of paper. */
export function QuoteSheet({ caption, lines, sums, total, after = [], layout }: Props) {
  return (
    <table className={classes(styles.sheet, layout && styles[layout])}>
      <caption className="u-visually-hidden">{caption}</caption>
      <Rows lines={lines} />
      <Rows lines={sums} />
      <tbody className={styles.total}>
        <Row {...total} />
      </tbody>
      {after.length > 0 && <Rows lines={after} />}
    </table>
  );
}

const Rows = ({ lines }: { lines: readonly SheetLine[] }) => (
  <tbody>
    {lines.map((line) => (
      <Row key={line.work} {...line} />
    ))}
  </tbody>
);

const Row = ({ work, quantity, amount }: SheetLine) => (
  <tr>
    <th scope="row" className={styles.work}>
      <span className={styles.what}>
        <span>{work}</span>
        {quantity && <span className={styles.quantity}>{` ${quantity}`}</span>}
      </span>
    </th>
    <td className={styles.amount}>{amount}</td>
  </tr>
);
