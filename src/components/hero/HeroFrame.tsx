import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./HeroFrame.module.css";

/** The grid of a hero, on which a layout places its parts. */
export function HeroFrame({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classes("l-page", styles.frame, className)}>{children}</div>;
}
