import { euroRange, euro } from "@/content/money";
import { prices } from "@/content/prices";
import type { PriceTableContent } from "@/content/services/painting";
import styles from "./PriceTable.module.css";

/** What each part costs per square metre, as a table; `label` says for assistive technology what it lists. */
export function PriceTable({ table, label }: { table: PriceTableContent; label: string }) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ rate, remark }) => {
          const { label: part, from, to } = prices.rates[rate];
          return (
            <tr key={rate}>
              <th scope="row">{part}</th>
              <td className={styles.price}>
                <b>{to === undefined ? euro(from) : euroRange(from, to)}</b> per m²
              </td>
              <td>{remark}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
