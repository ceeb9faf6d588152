import type { ReactNode } from "react";
import styles from "./Fold.module.css";

interface Props {
  line: string;
  /** Folds only on narrow screens; a wide one has room for the content. */
  narrow?: boolean;
  children: ReactNode;
}

/** Content behind one line, for a page that is read by others as well. */
export function Fold({ line, narrow, children }: Props) {
  return (
    <details className={narrow ? styles.narrow : undefined}>
      <summary className={`t-bold t-text-l ${styles.line}`}>{line}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
