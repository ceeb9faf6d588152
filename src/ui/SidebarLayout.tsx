import type { ReactNode } from "react";
import styles from "./SidebarLayout.module.css";

interface Props {
  /** What stands beside the text on wide screens, and stays in sight while it is read. */
  aside?: ReactNode;
  /** Stands apart from what comes before it, as a section does. */
  apart?: boolean;
  /** What stands beside is too long to stay in sight. */
  still?: boolean;
  children: ReactNode;
}

/** A long text in parts, with a column beside it; below it on a phone. */
export function SidebarLayout({ aside, apart, still, children }: Props) {
  return (
    <div className={apart ? `${styles.layout} ${styles.apart}` : styles.layout}>
      <div className={styles.main}>{children}</div>
      <div className={still ? styles.aside : `${styles.aside} ${styles.sticky}`}>{aside}</div>
    </div>
  );
}
