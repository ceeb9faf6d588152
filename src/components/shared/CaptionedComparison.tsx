import type { ReactNode } from "react";
import { shell } from "@/content/pages/shell";
import { bindLastWords } from "./bind-last-words";
import { LinkedText } from "./LinkedText";
import styles from "./CaptionedComparison.module.css";

interface Props {
  title: string;
  description: string;
  /** Below the pictures, or beside them on wide screens: at the start or the end of the line. */
  caption?: "below" | "start" | "end";
  /** Shows how the divider is moved; who hears the page is always told. */
  hint?: boolean;
  children: ReactNode;
}

/** A comparison with how it is used and what was done between the two pictures. */
export function CaptionedComparison({ title, description, caption = "below", hint = true, children }: Props) {
  const classes = [styles.whole, caption !== "below" && styles.beside, caption === "start" && styles.start]
    .filter(Boolean)
    .join(" ");
  return (
    <figure className={classes}>
      {children}
      <figcaption className={styles.caption}>
        <p className={hint ? undefined : "visually-hidden"}>{shell.comparison.hint}</p>
        <p>
          <b>{title}.</b> <LinkedText text={bindLastWords(description)} />
        </p>
      </figcaption>
    </figure>
  );
}
