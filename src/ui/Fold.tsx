import type { ReactNode } from "react";
import styles from "./Fold.module.css";

interface Props {
  line: string;
  children: ReactNode;
}

/** Content behind one line, for a page that is read by others as well. */
export function Fold({ line, children }: Props) {
  return (
    <details>
      <summary className={`t-bold t-text-l ${styles.line}`}>{line}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
