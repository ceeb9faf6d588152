import { DataTable } from "#components/list/DataTable.tsx";
import type { ServiceSections } from "#data/services/service-sections.ts";
import styles from "./ImpactTable.module.css";

/** Effects in percent, each with a bar on a scale from 0 to 100. */
export function ImpactTable({ impact }: { impact: ServiceSections["impact"] }) {
  return (
    <>
      <DataTable
        caption={impact.heading}
        columns={impact.columns}
        wideCells
        rows={impact.rows.map(({ label, value, percent }) => [
          label,
          <span key={value} className={styles.value}>
            <svg
              width="100%"
              height="1rem"
              viewBox="0 0 100 10"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path fill="#ffffff66" d="M0 9h100v1H0z" />
              <path fill="var(--yellow)" d={`M0 0h${percent}v10H0z`} />
            </svg>
            <b className={`t-figure ${styles.percent}`}>{value}</b>
          </span>,
        ])}
      />
      <p className="t-small">{impact.intro}</p>
    </>
  );
}
