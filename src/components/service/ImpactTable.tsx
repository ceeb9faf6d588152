import type { Impact } from "@/content/schemas/service";
import { DataTable } from "@/components/list/DataTable";
import styles from "./ImpactTable.module.css";

/** Effects in percent, each with a bar on a scale from 0 to 100. */
export function ImpactTable({ impact }: { impact: Impact }) {
  return (
    <>
      <DataTable
        caption={impact.heading}
        columns={impact.columns}
        rows={impact.rows.map(({ label, value, percent }) => [
          label,
          <span key={value} className={styles.value}>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path className={styles.scale} d="M0 9h100v1H0z" />
              <path className={styles.bar} d={`M0 0h${percent}v10H0z`} />
            </svg>
            <b className="figure">{value}</b>
          </span>,
        ])}
      />
      <p className="small">{impact.intro}</p>
    </>
  );
}
