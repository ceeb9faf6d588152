import type { ReactNode } from "react";
import styles from "./Chapter.module.css";
import { Subsection } from "./Subsection.tsx";

/** One part of the long text in a SidebarLayout, under its heading. */
export function Chapter({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Subsection heading={heading} headingClass={styles.heading}>
      {children}
    </Subsection>
  );
}
