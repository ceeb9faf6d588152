import type { ServiceSections } from "@contractor/core/facts/services/service-sections.ts";
import styles from "./PausePhoto.module.css";
import { Photograph } from "./Photograph.tsx";

/** A photograph from edge to edge with one fact in it, as a pause in a long page. */
export function PausePhoto({ pause }: { pause: ServiceSections["pause"] }) {
  return (
    <div className={`l-column ${styles.pause}`}>
      <Photograph
        name={pause.photo}
        upright
        size="full"
        decorative
        className={`u-uncover ${styles.photo}`}
      />
      <p className={`plane-ink ${styles.words}`}>
        <b className={`t-figure ${styles.value}`}>{pause.value}</b>{" "}
        <span className={styles.text}>{pause.text}</span>
      </p>
    </div>
  );
}
