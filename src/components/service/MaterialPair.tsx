import { Photograph } from "#components/photo/Photograph.tsx";
import type { ServiceSections } from "#data/services/service-sections.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./MaterialPair.module.css";

/** Close-up photographs of materials, one wide and one upright, each with its name. */
export function MaterialPair({ samples }: { samples: ServiceSections["samples"] }) {
  return (
    <ul className={`l-page ${styles.pair}`}>
      {samples.items.map(({ photo, title, text }) => (
        <li key={photo} className={styles.material}>
          <Photograph name={photo} size="half" height="auto" className={styles.photo} />
          <Heading level={3} className={`u-above-3 u-below-1 ${styles.words}`} text={title} />
          <p className={`t-soft ${styles.words}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
