import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Halves.module.css";

interface Props {
  className?: string | undefined;
  children: ReactNode;
}

/** Two parts, which are beside each other on wide screens. */
export function Halves({ className, children }: Props) {
  return <div className={classes(styles.halves, className)}>{children}</div>;
}
