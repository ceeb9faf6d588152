import type { TitledText } from "@/content/schemas/common";
import styles from "./FacadeParts.module.css";

/** The parts of a facade renovation, numbered, beside a drawing that shows where each of them is. */
export function FacadeParts({ parts }: { parts: readonly TitledText[] }) {
  return (
    <div className={`twelve split ${styles.columns}`}>
      <div className={`sticky ${styles.drawing}`}>
        <svg viewBox="0 0 520 620" aria-hidden="true">
          <use href="/facade.svg#front" />
        </svg>
      </div>
      <ol className={`rows ${styles.parts}`}>
        {parts.map((part, i) => (
          <li key={part.title}>
            <span className={`bold ${styles.number}`} aria-hidden="true">
              {i + 1}
            </span>
            <h3>{part.title}</h3>
            <p className="soft">{part.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
