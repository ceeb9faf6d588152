import { type ReactNode, useId } from "react";
import { Eyebrow } from "./Eyebrow.tsx";
import styles from "./Section.module.css";

interface Props {
  heading: string;
  eyebrow?: string;
  intro?: ReactNode;
  mark?: "cobalt" | "yellow" | "red";
  /** White by default; a plane divides the page. */
  plane?: "shade" | "ink" | "yellow" | "cobalt";
  /** Stands at the end of the heading's line on wide screens. */
  action?: ReactNode;
  /** One of the few headings on a page that are larger than the others. */
  loud?: boolean;
  /** Stands further from what comes before: once a page. */
  pause?: boolean;
  /**
   * The heading stands at the left of the content on wide screens, and stays in sight beside a long
   * one.
   */
  beside?: boolean;
  /** Below the heading where that stands beside the content, below the content elsewhere. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A part of a page: a labelled region with its heading on the grid. */
export function Section({
  heading,
  eyebrow,
  intro,
  mark,
  plane,
  action,
  foot,
  children,
  ...look
}: Props) {
  const id = useId();
  const { loud, pause, beside } = look;
  const classes = [
    "padded",
    plane ? `plane-${plane}` : styles.white,
    pause && styles.pause,
    beside && `twelve split ${styles.beside}`,
  ];
  return (
    <section className={classes.filter(Boolean).join(" ")} aria-labelledby={id}>
      <div className={`wrap ${styles.head} ${beside ? "sticky" : ""}`}>
        <div>
          {eyebrow && <Eyebrow mark={mark}>{eyebrow}</Eyebrow>}
          <h2 id={id} className={loud ? "large" : undefined}>
            {heading}
          </h2>
          {intro && <p className="lead">{intro}</p>}
        </div>
        {action && <div className="actions">{action}</div>}
      </div>
      <div>{children}</div>
      {foot && <div>{foot}</div>}
    </section>
  );
}
