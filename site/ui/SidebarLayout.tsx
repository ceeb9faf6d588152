import type { ReactNode } from "react";
import styles from "./SidebarLayout.module.css";
import { Subsection } from "./Subsection.tsx";

interface Props {
  /** Stands beside the text on wide screens, and stays visible while the text scrolls. */
  aside?: ReactNode;
  /** Lets `aside` scroll with the text, because it is too long to stay visible. */
  still?: boolean;
  children: ReactNode;
}

/** A long text in chapters, with a column beside it; below it on a phone. */
export function SidebarLayout({ aside, still, children }: Props) {
  return (
    <div className={`l-padded l-twelve l-split ${styles.layout}`}>
      <div className={`l-split-main l-column ${styles.chapters}`}>{children}</div>
      <div className={still ? "l-split-side" : "l-split-side l-sticky"}>{aside}</div>
    </div>
  );
}

/** One part of the long text in a SidebarLayout, under its heading. */
export function Chapter({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Subsection heading={heading} headingClass={styles.heading}>
      {children}
    </Subsection>
  );
}
