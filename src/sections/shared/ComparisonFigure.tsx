import type { ReactNode } from "react";
import { shell } from "@/content/pages/shell";
import styles from "./ComparisonFigure.module.css";

interface Props {
  title: string;
  description: string;
  /** Below the pictures, or beside them on wide screens: at the start or the end of the line. */
  caption?: "below" | "start" | "end";
  children: ReactNode;
}

/** A comparison with its hint and what was done between the two pictures. */
export function ComparisonFigure({ title, description, caption = "below", children }: Props) {
  const classes = [styles.figure, caption !== "below" && styles.beside, caption === "start" && styles.start]
    .filter(Boolean)
    .join(" ");
  return (
    <figure className={classes}>
      {children}
      <figcaption className={styles.caption}>
        <p>{shell.comparison.hint}</p>
        <p>
          <b>{title}.</b> {description}
        </p>
      </figcaption>
    </figure>
  );
}
