import type { Impact } from "@/content/schemas/service";
import styles from "./ImpactTable.module.css";

/** Effects in percent, each with a bar on a scale from 0 to 100. */
export function ImpactTable({ impact }: { impact: Impact }) {
  return (
    <>
      <table className={styles.impact}>
        <caption className="visually-hidden">{impact.heading}</caption>
        <thead>
          <tr>
            {impact.columns.map((column) => (
              <th key={column} className="small" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {impact.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              <td>
                <span className={styles.value}>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <path className={styles.scale} d="M0 9h100v1H0z" />
                    <path className={styles.bar} d={`M0 0h${row.percent}v10H0z`} />
                  </svg>
                  <b className="figure">{row.value}</b>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small">{impact.intro}</p>
    </>
  );
}
