import type { TitledText } from "#data/reading/common-schemas.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./FacadeParts.module.css";

/**
 * The parts of a facade renovation, numbered, beside a drawing that shows where each of them is.
 */
export function FacadeParts({ parts }: { parts: readonly TitledText[] }) {
  return (
    <div className={`l-twelve l-split ${styles.columns}`}>
      <div className="l-split-main l-sticky">
        <img
          className={styles.image}
          src="/facade.svg"
          width="520"
          height="620"
          alt=""
          loading="lazy"
        />
      </div>
      <ol className="l-split-side l-rows">
        {parts.map((part, i) => (
          <li key={part.title} className={styles.part}>
            <span className={`t-bold plane-ink ${styles.number}`} aria-hidden="true">
              {i + 1}
            </span>
            <Heading level={3} text={part.title} />
            <p className={`t-soft ${styles.text}`}>{part.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
