import type { ReactNode } from "react";
import { Photograph } from "@/components/shared/Photograph";
import styles from "./ErrorHero.module.css";

interface Props {
  page: { heading: string; text: string; plane: string; photo: string };
  /** For whoever is asked what the screen said. */
  technical?: string;
  /** The ways on. */
  children?: ReactNode;
}

/** Something is not there or does not work: said plainly, beside a picture of work that is not finished. */
export function ErrorHero({ page, technical, children }: Props) {
  const plane = /\d/.test(page.plane) ? styles.plane : `${styles.plane} ${styles.note}`;
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1>{page.heading}</h1>
        <p>{page.text}</p>
        <div className={styles.actions}>{children}</div>
        {technical && (
          <p className={styles.technical} lang="en">
            {technical}
          </p>
        )}
      </div>
      <div className={styles.photo}>
        <Photograph name={page.photo} size="tall" priority decorative />
        <p className={plane}>{page.plane}</p>
      </div>
    </div>
  );
}
