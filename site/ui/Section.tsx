import { type ReactNode, useId } from "react";
import { classes } from "./classes.ts";
import { Eyebrow, Heading } from "./Heading.tsx";
import styles from "./Section.module.css";

interface Props {
  /** The anchor for links from other pages. */
  id?: string;
  heading: string;
  eyebrow?: string;
  intro?: ReactNode;
  /** The colour of the background; white by default. */
  plane?: "shade" | "ink" | "yellow" | undefined;
  /** Stands below the content; on wide screens at the end of the heading's line. */
  action?: ReactNode;
  /** Makes the heading larger, for the few most important ones on a page. */
  loud?: boolean;
  /**
   * On wide screens, puts the heading at the left of the content, where it stays visible while the
   * content scrolls.
   */
  beside?: boolean;
  /** Stands below the content; with `beside` on wide screens, below the heading. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A part of a page: a labelled region with its heading on the grid. */
export function Section({
  id,
  heading,
  eyebrow,
  intro,
  plane,
  action,
  loud,
  beside,
  foot,
  children,
}: Props) {
  const headingId = useId();
  const side = beside ? "l-split-side" : "l-whole";
  return (
    <section
      className={classes(
        "l-padded",
        plane ? `plane-${plane}` : styles.white,
        beside && `l-twelve l-split ${styles.beside}`,
        Boolean(action) && !beside && styles.withAction,
      )}
      id={id}
      aria-labelledby={headingId}
    >
      <div className={beside ? "l-split-main l-sticky" : undefined}>
        {eyebrow && <Eyebrow mark="yellow">{eyebrow}</Eyebrow>}
        <Heading level={2} id={headingId} className={loud ? "t-large" : undefined} text={heading} />
        {intro && <p className="t-lead u-above-2">{intro}</p>}
      </div>
      <div className={side}>{children}</div>
      {action && <div className={`l-wrap ${styles.action}`}>{action}</div>}
      {foot && <div className={side}>{foot}</div>}
    </section>
  );
}
