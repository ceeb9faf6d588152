import type { Comparison } from "@contractor/core/reading/pages.ts";
import { type ReactNode, useId } from "react";
import { LinkedText } from "#components/text/LinkedText.tsx";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import { PhotoComparison, SlideHint } from "./Comparison.tsx";
import styles from "./Pairs.module.css";

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

function Description({ text, className }: { text: string | undefined; className?: string }) {
  return (
    text && (
      <p className={className}>
        <LinkedText text={text} />
      </p>
    )
  );
}

/** Comparisons from edge to edge, each with its caption on it; the heading is in the first. */
export function Plates({ heading, pairs, low }: Props) {
  const id = useId();
  return (
    <section className={classes(styles.plates, low && styles.low)} aria-labelledby={id}>
      {pairs.map(({ description, more, ...pair }, i) => (
        <figure key={pair.title} className={`l-column ${styles.plate}`}>
          <PhotoComparison className={styles.picture} {...pair} size="full" />
          <figcaption className={`plane-ink ${styles.caption}`}>
            {i === 0 && <Heading level={2} id={id} text={heading} />}
            <div className={`t-text-l ${styles.text}`}>
              <b>{pair.title}</b>
              <Description text={description} />
            </div>
            {more}
            <SlideHint />
          </figcaption>
        </figure>
      ))}
    </section>
  );
}

/** Comparisons side by side, each with a caption below it. */
export function PairsInColumns({ pairs }: Pick<Props, "pairs">) {
  return (
    <div className={`l-column ${styles.columns}`}>
      {pairs.map(({ description, more, ...pair }) => (
        <figure key={pair.title}>
          <PhotoComparison className={styles.picture} {...pair} size="half" />
          <figcaption className={styles.below}>
            <SlideHint />
            <p className="t-bold t-text-l">{pair.title}</p>
            <Description text={description} className="t-soft" />
            {more}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
