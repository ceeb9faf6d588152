import { euro, euroRange } from "@/content/lib/money";
import { rateOf } from "@/content/business/prices";
import type { PriceTableContent } from "@/content/schemas/service";
import { rateWithVat } from "@/content/pages/with-vat";
import { SecondLine } from "@/ui/SecondLine";
import styles from "./PriceTable.module.css";

/** What each part costs per square metre, as a table; `label` names it for who hears the page. */
export function PriceTable({ table, label }: { table: PriceTableContent; label: string }) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} className="small" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ rate, remark }) => {
            const { label: part, from, to } = rateOf(rate);
            return (
              <tr key={rate}>
                <th className={styles.name} scope="row">
                  {part}
                </th>
                <td className={styles.price}>
                  <b className="figure">{to === undefined ? euro(from) : euroRange(from, to)}</b> per m²
                  <SecondLine>{rateWithVat(rate)}</SecondLine>
                </td>
                <td className="soft">{remark}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
