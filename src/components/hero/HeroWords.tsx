import type { ReactNode } from "react";
import { Breadcrumb } from "#components/navigation/Breadcrumb.tsx";
import type { BreadcrumbPage } from "#routes.ts";
import { classes } from "#ui/classes.ts";
import styles from "./HeroWords.module.css";
import type { HeadingSize, Plane } from "./hero-content.ts";

/** The classes of the heading by its size. */
const headingClasses: Record<HeadingSize, string> = {
  "display-m": "t-display-m",
  "display-s": `t-display-s ${styles.service}`,
  "title-xl": `t-title-xl ${styles.detail}`,
};

interface Props {
  /**
   * Their place on narrow screens, where the photograph is between the heading and the other words.
   * Without it, they are all words of the hero.
   */
  part?: "beforePhoto" | "afterPhoto";
  /** The page's place, for the breadcrumb. */
  place?: BreadcrumbPage | undefined;
  /** Stands between the breadcrumb and the heading. */
  label?: ReactNode;
  heading?: string;
  headingClass?: string | undefined;
  size?: HeadingSize | undefined;
  lead?: string | undefined;
  /** Their background; white by default. */
  plane?: Plane | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** Words of a hero. On wide screens they are at the left of the photograph. */
export function HeroWords({
  part,
  place,
  label,
  heading,
  headingClass,
  size = "display-s",
  lead,
  plane,
  className,
  children,
}: Props) {
  return (
    <div
      className={classes(styles.words, part && styles[part], plane && `plane-${plane}`, className)}
    >
      {place && <Breadcrumb {...place} />}
      {label}
      {heading && (
        <h1 className={classes(styles.heading, headingClasses[size], headingClass)}>{heading}</h1>
      )}
      {lead && <p className={`t-lead ${styles.lead}`}>{lead}</p>}
      {children}
    </div>
  );
}
