import { Photograph } from "#components/photo/Photograph.tsx";
import type { Samples } from "#data/schemas/service.ts";
import styles from "./MaterialPair.module.css";

/** Two materials from close by, one wide and one upright, each with its name. */
export function MaterialPair({ samples }: { samples: Samples }) {
  return (
    <ul className={`page ${styles.pair}`}>
      {samples.items.map(({ photo, title, text }) => (
        <li key={photo}>
          <Photograph name={photo} size="half" className="picture" />
          <h3 className="above-3 below-1">{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
