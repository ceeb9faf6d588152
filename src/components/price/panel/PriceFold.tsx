import type { ReactNode } from "react";
import styles from "./PriceFold.module.css";

interface Props {
  line: string;
  children: ReactNode;
}

export const PriceFold = ({ line, children }: Props) => (
  <details className={styles.fold}>
    <summary className={styles.line}>{line}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
