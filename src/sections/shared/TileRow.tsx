import type { ReactNode } from "react";
import styles from "./TileRow.module.css";

interface Props {
  /** Name of the row, for who cannot see it. */
  label: string;
  items: readonly { title: string; text: string; path?: string }[];
}

/** Short things side by side under an ink line: promises, or links to where one may go from here. */
export function TileRow({ label, items }: Props) {
  const isNavigation = items.some((item) => item.path);
  const row = (
    <ul className={styles.tiles} aria-label={isNavigation ? undefined : label}>
      {items.map(({ title, text, path }) => (
        <li key={title}>
          <Tile path={path}>
            <b>{title}</b>
            <span>{text}</span>
          </Tile>
        </li>
      ))}
    </ul>
  );
  return isNavigation ? (
    <nav className={styles.navigation} aria-label={label}>
      {row}
    </nav>
  ) : (
    row
  );
}

function Tile({ path, children }: { path: string | undefined; children: ReactNode }) {
  return path ? <a href={path}>{children}</a> : children;
}
