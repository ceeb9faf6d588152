import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./HeroSquare.module.css";
import type { Plane } from "./hero-content.ts";

interface Props {
  plane?: Plane | undefined;
  /** A price and a picture have a larger square than a few words. */
  kind?: "price" | "picture" | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The square of pure colour over the corner of the photograph, on the seam with the words. */
export function HeroSquare({ plane = "yellow", kind, className, children }: Props) {
  return (
    <div className={classes(styles.square, kind && styles[kind], `plane-${plane}`, className)}>
      {children}
    </div>
  );
}
