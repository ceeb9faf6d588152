import { LinkedText } from "#components/text/LinkedText.tsx";
import type { Comparison } from "#data/reading/common-schemas.ts";
import { shell } from "#data/shell/shell.ts";
import { Heading } from "#ui/Heading.tsx";
import { PhotoComparison } from "./PhotoComparison.tsx";
import styles from "./Plate.module.css";

interface Props extends Comparison {
  heading: string;
}

/** A comparison from edge to edge, with its caption on it. */
export function Plate({ heading, title, description, before, after }: Props) {
  return (
    <section aria-labelledby="plate">
      <figure className={styles.plate}>
        <PhotoComparison
          className={styles.comparison}
          title={title}
          before={before}
          after={after}
          size="full"
        />
        <figcaption className={`plane-ink ${styles.caption}`}>
          <Heading level={2} id="plate" text={heading} />
          <p className={`t-text-l ${styles.text}`}>
            <b>{title}.</b> {description && <LinkedText text={description} />}
          </p>
          <p className={`t-small u-with-script ${styles.hint}`}>{shell.data.comparison.hint}</p>
        </figcaption>
      </figure>
    </section>
  );
}
