import { LinkedText } from "#components/text/LinkedText.tsx";
import { shell } from "#data/shell/shell.ts";
import { classes } from "#ui/classes.ts";
import styles from "./BeforeAfter.module.css";
import { PhotoComparison } from "./PhotoComparison.tsx";
import type { Pair } from "./Plates.tsx";

interface Props {
  pairs: readonly Pair[];
  /**
   * Whether the first shows how the divider is moved. Screen readers read it at each of them.
   */
  hint?: boolean;
}

/** Comparisons of the same view before and after the work, side by side, each with a caption. */
export function BeforeAfter({ pairs, hint = true }: Props) {
  return (
    <div className={`l-column ${styles.pairs}`}>
      {pairs.map(({ title, description, before, after, more }, i) => (
        <figure key={title}>
          <PhotoComparison
            className={styles.comparison}
            title={title}
            before={before}
            after={after}
            size="half"
          />
          <figcaption className={styles.caption}>
            <b className="t-text-l">{title}</b>
            {description && (
              <p className="t-soft">
                <LinkedText text={description} />
              </p>
            )}
            {more}
            <p
              className={classes(
                "t-small u-with-script",
                !(hint && i === 0) && "u-visually-hidden",
              )}
            >
              {shell.data.comparison.hint}
            </p>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
