import { type ReactNode, useId } from "react";
import { LinkedText } from "#components/text/LinkedText.tsx";
import type { Comparison } from "#data/reading/common-schemas.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import { PhotoComparison, SlideHint } from "./Comparison.tsx";
import styles from "./Plates.module.css";

/** Two pictures with a title, a description, and what is below it. */
export interface Pair extends Omit<Comparison, "description"> {
  description?: string | undefined;
  more?: ReactNode;
}

interface Props {
  heading: string;
  pairs: readonly Pair[];
  /** Less high on a phone. */
  low?: boolean;
}

/** Comparisons from edge to edge, each with its caption on it; the heading is in the first. */
export function Plates({ heading, pairs, low }: Props) {
  const id = useId();
  return (
    <section className={classes(styles.plates, low && styles.low)} aria-labelledby={id}>
      {pairs.map(({ title, description, before, after, more }, i) => (
        <figure key={title} className={styles.plate}>
          <PhotoComparison
            className={styles.comparison}
            title={title}
            before={before}
            after={after}
            size="full"
          />
          <figcaption className={`plane-ink ${styles.caption}`}>
            {i === 0 && <Heading level={2} id={id} text={heading} />}
            <div className={`t-text-l ${styles.text}`}>
              <b>{title}</b>
              {description && (
                <p>
                  <LinkedText text={description} />
                </p>
              )}
            </div>
            {more}
            <SlideHint />
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
