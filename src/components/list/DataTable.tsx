import type { ReactNode } from "react";
import styles from "./DataTable.module.css";

interface Props {
  /** What it is, for who hears the page. */
  caption: string;
  columns: readonly string[];
  /** Each with its name first. */
  rows: readonly (readonly [string, ...ReactNode[]])[];
}

/**
 * Names with what belongs to them, side by side; where there is no room for that, each row a block.
 */
export function DataTable({ caption, columns, rows }: Props) {
  return (
    <div className={`l-table ${styles.cells}`}>
      <table>
        <caption className="u-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className="t-small" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={i}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
