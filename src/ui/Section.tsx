import { useId, type ReactNode } from "react";
import { Eyebrow } from "./Eyebrow";
import planes from "./planes.module.css";
import styles from "./Section.module.css";

interface Props {
  heading: string;
  eyebrow?: string;
  /** A sentence or two under the heading. */
  intro?: string;
  mark?: "cobalt" | "yellow" | "red";
  /** White by default; shade and ink divide the page. */
  plane?: "shade" | "ink";
  /** Stands at the end of the heading's line on wide screens. */
  action?: ReactNode;
  /** One of the few headings on a page that are larger than the others. */
  loud?: boolean;
  /** The heading stands at the left of the content on wide screens, and stays in sight beside a long one. */
  beside?: boolean;
  id?: string;
  children: ReactNode;
}

/** A part of a page: a labelled region with its heading on the grid. */
export function Section({ heading, eyebrow, intro, mark, plane, action, loud, beside, id, children }: Props) {
  const headingId = useId();
  const classes = [styles.section, plane && planes[plane], loud && styles.loud, beside && styles.beside]
    .filter(Boolean)
    .join(" ");
  return (
    <section id={id} className={classes} aria-labelledby={headingId}>
      <div className={styles.head}>
        <div>
          {eyebrow && <Eyebrow mark={mark}>{eyebrow}</Eyebrow>}
          <h2 id={headingId}>{heading}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </section>
  );
}
