import { useId, type ReactNode } from "react";
import { Photograph } from "./Photograph";
import styles from "./PhotoBesideText.module.css";

interface Props {
  heading: string;
  paragraphs: readonly string[];
  photo: string;
  /** Below the text. */
  children?: ReactNode;
}

/** A text on the shade plane, with a photograph as tall as the plane that bleeds off to the right. */
export function PhotoBesideText({ heading, paragraphs, photo, children }: Props) {
  const id = useId();
  return (
    <section className={styles.plane} aria-labelledby={id}>
      <div className={styles.picture}>
        <Photograph name={photo} size="tall" />
      </div>
      <div className={styles.text}>
        <h2 id={id}>{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {children}
      </div>
    </section>
  );
}
