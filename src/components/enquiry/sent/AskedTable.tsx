import type { AskedRow } from "#components/enquiry/enquiry-reducer.ts";
import styles from "./AskedTable.module.css";

export function AskedTable({ rows }: { rows: readonly AskedRow[] }) {
  return (
    <dl className={`l-rows ${styles.table}`}>
      {rows.map(({ label, lines }) => (
        <div key={label} className={styles.row}>
          <dt className="t-bold">{label}</dt>
          {lines.map((line) => (
            <dd key={line} className={styles.line}>
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
