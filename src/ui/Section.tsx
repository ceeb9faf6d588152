import { useId, type ReactNode } from "react";
import { Eyebrow } from "./Eyebrow";
import styles from "./Section.module.css";

interface Props {
  heading: string;
  eyebrow?: string;
  mark?: "cobalt" | "yellow" | "red";
  /** White by default; shade and the planes of pure colour divide the page. */
  plane?: "plaster" | "shade" | "ink" | "cobalt" | "yellow";
  /** Stands at the end of the heading's line on wide screens. */
  action?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** A part of a page: a labelled region with its heading on the grid. */
export function Section({ heading, eyebrow, mark, plane = "plaster", action, id, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} className={`${styles.section} ${styles[plane]}`} aria-labelledby={headingId}>
      <div className={styles.head}>
        <div>
          {eyebrow && <Eyebrow mark={mark}>{eyebrow}</Eyebrow>}
          <h2 id={headingId}>{heading}</h2>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
