import type { ReactNode } from "react";
import { LinkedText } from "#components/text/LinkedText.tsx";
import type { Comparison } from "#data/reading/common-schemas.ts";
import { shell } from "#data/shell/shell.ts";
import { classes } from "#ui/classes.ts";
import styles from "./BeforeAfter.module.css";
import { PhotoComparison } from "./PhotoComparison.tsx";

/** The classes of a large comparison, by the place of its caption. */
const figureClasses = {
  below: styles.below,
  start: `l-page ${styles.start}`,
  end: `l-page ${styles.end}`,
};

/** Two pictures with a title, a description, and what is below it. */
export interface Pair extends Omit<Comparison, "description"> {
  description?: string | undefined;
  more?: ReactNode;
}

interface Props {
  pairs: readonly Pair[];
  /** Large below each other by default; columns stand side by side on wide screens. */
  layout?: "wide" | "columns";
  /**
   * The places of the captions of large ones, in turn: below the pictures, or on wide screens at
   * the start or the end of the line.
   */
  captions?: readonly (keyof typeof figureClasses)[];
  /**
   * Whether the first of the columns shows how the divider is moved. Screen readers read it at each
   * of them.
   */
  hint?: boolean;
}

/** Comparisons of the same view before and after the work, each with a caption. */
export function BeforeAfter({ pairs, layout = "wide", captions = ["below"], hint = true }: Props) {
  const isWide = layout === "wide";
  const size = isWide ? "full" : "half";
  return (
    <div className={classes("l-column", styles.pairs, !isWide && styles.columns)}>
      {pairs.map(({ title, description, before, after, more }, i) => (
        <figure
          key={title}
          className={isWide ? figureClasses[captions[i % captions.length] ?? "below"] : undefined}
        >
          <PhotoComparison
            className={styles.comparison}
            title={title}
            before={before}
            after={after}
            size={size}
          />
          <figcaption className={`l-wrap l-split ${styles.caption}`}>
            <p
              className={classes(
                "t-soft l-split-main u-with-script",
                styles.hint,
                !(isWide || (hint && i === 0)) && "u-visually-hidden",
              )}
            >
              {shell.data.comparison.hint}
            </p>
            <div className={`l-split-side ${styles.description}`}>
              <p className="t-soft">
                <b className={styles.title}>{title}.</b>{" "}
                {description && <LinkedText text={description} />}
              </p>
              {more}
            </div>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
