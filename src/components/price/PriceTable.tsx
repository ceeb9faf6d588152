import { euro } from "@/content/lib/money";
import { rateOf } from "@/content/business/prices";
import type { PriceTableContent } from "@/content/schemas/service";
import { rateWithVat } from "@/content/pages/with-vat";
import { SecondLine } from "@/ui/SecondLine";
import styles from "./PriceTable.module.css";

/** What each part costs per square metre, as a table; `label` names it for who hears the page. */
export function PriceTable({ table, label }: { table: PriceTableContent; label: string }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{label}</caption>
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
          const { label: part, from, to } = rateOf(rate);
          return (
            <tr key={rate}>
              <th scope="row">{part}</th>
              <td className={styles.price}>
                <b>
                  {euro(from)} {to !== undefined && <span>tot {euro(to)}</span>}
                </b>{" "}
                <span>per m²</span>
                <SecondLine>{rateWithVat(rate)}</SecondLine>
              </td>
              <td>{remark}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
