import type { ReactNode } from "react";
import styles from "./DataTable.module.css";
import "#ui/global/table.css";

interface Props {
  /** A description for screen readers. */
  caption: string;
  columns: readonly string[];
  /** Each with its name first. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/**
 * A table whose rows begin with a name. Where there is no room for columns, each row is a block
 * of values that say by themselves what they are. The roles are explicit, because some browsers
 * drop those of a table that is displayed as blocks.
 */
export function DataTable({ caption, columns, rows }: Props) {
  return (
    <div className="l-table">
      <table role="table">
        <caption className="u-visually-hidden">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column}
                className={`t-small ${styles.columnName}`}
                role="columnheader"
                scope="col"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} role="rowgroup">
          {rows.map(([name, ...cells]) => (
            <tr key={name} role="row">
              <th className={styles.rowName} role="rowheader" scope="row">
                {name}
              </th>
              {cells.map((cell, i) => (
                <td key={columns[i + 1]} role="cell">
                  <div className={styles.content}>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
