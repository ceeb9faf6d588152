import type { ReactNode } from "react";
import styles from "./SidebarLayout.module.css";

interface Props {
  /** What stands beside the text on wide screens, and stays in sight while it is read. */
  aside?: ReactNode;
  /** What stands beside is too long to stay in sight. */
  still?: boolean;
  children: ReactNode;
}

/** A long text in parts, with a column beside it; below it on a phone. */
export function SidebarLayout({ aside, still, children }: Props) {
  return (
    <div className={`l-padded l-twelve l-split ${styles.layout}`}>
      <div className={`l-split-main l-column ${styles.chapters}`}>{children}</div>
      <div className={still ? "l-split-side" : "l-split-side l-sticky"}>{aside}</div>
    </div>
  );
}
