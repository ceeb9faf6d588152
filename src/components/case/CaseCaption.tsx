import type { ReactNode } from "react";
import styles from "./CaseCaption.module.css";

/** The caption of a picture that runs off the page. */
export function CaseCaption({ children }: { children: ReactNode }) {
  return <figcaption className={`t-small ${styles.caption}`}>{children}</figcaption>;
}
