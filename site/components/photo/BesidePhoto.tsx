import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./BesidePhoto.module.css";
import { Photograph } from "./Photograph.tsx";

interface Props {
  photo: string;
  /** At the left of the text by default. */
  side?: "left" | "right";
  decorative?: boolean;
  children: ReactNode;
}

/** Puts the content of a section beside an upright photograph at the side of the page. */
export function BesidePhoto({ photo, side = "left", decorative = false, children }: Props) {
  return (
    <div className={classes("l-page", styles.columns, side === "right" && styles.right)}>
      <Photograph
        name={photo}
        size={side === "right" ? "tall" : "half"}
        height="auto"
        className={`u-uncover ${styles.photo}`}
        decorative={decorative}
      />
      <div className={`l-inside ${styles.text}`}>{children}</div>
    </div>
  );
}
