import type { ReactNode } from "react";
import styles from "./SecondLine.module.css";

/** A small line below what it belongs to. */
export function SecondLine({ children }: { children: ReactNode }) {
  return <small className={styles.line}>{children}</small>;
}
