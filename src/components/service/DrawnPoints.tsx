import { PointList } from "#components/list/PointList.tsx";
import type { TitledText } from "#data/reading/common-schemas.ts";
import type { Drawing } from "#data/services/drawings.ts";
import { classes } from "#ui/classes.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./DrawnPoints.module.css";

interface Picture {
  width: number;
  height: number;
  /** The picture for narrow screens, if the wide one is too small there. */
  narrow?: { width: number; height: number };
}

const pictures: Record<Drawing, Picture> = {
  "facade-parts": { width: 520, height: 620 },
  "wall-section": { width: 700, height: 600 },
  "six-steps": { width: 1216, height: 306, narrow: { width: 608, height: 596 } },
};

interface Props {
  drawing?: Drawing | undefined;
  points: readonly TitledText[];
}

/**
 * A drawing with numbers, and beside or below it the list that says what each of them is; without a
 * drawing, the list.
 */
export function DrawnPoints({ drawing, points }: Props) {
  if (!drawing) {
    return <PointList items={points} />;
  }
  const { narrow, ...size } = pictures[drawing];
  const isWide = size.width > size.height;
  return (
    <div
      className={
        narrow ? styles.above : classes("l-twelve l-split", styles.beside, isWide && styles.wide)
      }
    >
      <div className={narrow ? undefined : "l-split-main l-sticky"}>
        <picture>
          {narrow && (
            <source media="(width < 60rem)" srcSet={`/${drawing}-narrow.svg`} {...narrow} />
          )}
          <img className={styles.image} src={`/${drawing}.svg`} {...size} alt="" loading="lazy" />
        </picture>
      </div>
      <ol className={narrow ? styles.columns : "l-split-side l-rows"}>
        {points.map((point, i) => (
          <li key={point.title} className={styles.point}>
            <span className={`t-bold plane-ink ${styles.number}`} aria-hidden="true">
              {i + 1}
            </span>
            <Heading level={3} text={point.title} />
            <p className={`t-soft ${styles.text}`}>{point.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
