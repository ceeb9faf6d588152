import type { ReactNode } from "react";
import { Photograph } from "@/components/photo/Photograph";
import styles from "./TextPhoto.module.css";

interface Props {
  name: string;
  /** What stands below it. */
  children?: ReactNode;
}

/** A photograph between the paragraphs of a text. */
export function TextPhoto({ name, children }: Props) {
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <Photograph name={name} size="wide" />
      </div>
      {children && <figcaption className="small">{children}</figcaption>}
    </figure>
  );
}
