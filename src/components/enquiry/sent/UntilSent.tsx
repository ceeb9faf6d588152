import type { ReactNode } from "react";
import styles from "./UntilSent.module.css";

/** Parts of a page with a form that give way to the confirmation once the enquiry has arrived. */
export function UntilSent({ children }: { children: ReactNode }) {
  return <div className={styles.part}>{children}</div>;
}
