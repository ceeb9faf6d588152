import { LinkedText } from "#components/text/LinkedText.tsx";
import styles from "./BeforeAfter.module.css";
import { PhotoComparison, SlideHint } from "./Comparison.tsx";
import type { Pair } from "./Plates.tsx";

interface Props {
  pairs: readonly Pair[];
}

/** Comparisons of the same view before and after the work, side by side, each with a caption. */
export function BeforeAfter({ pairs }: Props) {
  return (
    <div className={`l-column ${styles.pairs}`}>
      {pairs.map(({ title, description, before, after, more }) => (
        <figure key={title}>
          <PhotoComparison
            className={styles.comparison}
            title={title}
            before={before}
            after={after}
            size="half"
          />
          <figcaption className={styles.caption}>
            <SlideHint />
            <p className="t-bold t-text-l">{title}</p>
            {description && (
              <p className="t-soft">
                <LinkedText text={description} />
              </p>
            )}
            {more}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
