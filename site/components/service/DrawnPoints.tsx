import type { Drawing } from "@contractor/core/facts/services/service-sections.ts";
import type { TitledText } from "@contractor/core/reading/common-schemas.ts";
import { PointList } from "#components/list/PointList.tsx";
import styles from "./DrawnPoints.module.css";

interface Size {
  width: number;
  height: number;
}

/** The drawings in site/public/; one that is wider than high is above its list. */
const pictures: Record<Drawing, Size & { onNarrow?: Size }> = {
  "facade-parts": { width: 520, height: 620 },
  "wall-section": { width: 390, height: 620 },
  "six-steps": { width: 1216, height: 306, onNarrow: { width: 608, height: 596 } },
};

interface Props {
  drawing?: Drawing | undefined;
  points: readonly TitledText[];
}

/**
 * A drawing with numbers, and beside or below it the list that says what each of them is; without
 * a drawing, the list.
 */
export function DrawnPoints({ drawing, points }: Props) {
  if (!drawing) {
    return <PointList items={points} />;
  }
  const { onNarrow, ...size } = pictures[drawing];
  const isAbove = size.width > size.height;
  return (
    <div className={isAbove ? undefined : `l-twelve l-split ${styles.beside}`}>
      <div className={isAbove ? undefined : "l-split-main l-sticky"}>
        <picture>
          {onNarrow && (
            <source media="(width < 60rem)" srcSet={`/${drawing}-narrow.svg`} {...onNarrow} />
          )}
          <img
            className={`u-drawing ${styles.image}`}
            src={`/${drawing}.svg`}
            {...size}
            alt=""
            loading="lazy"
          />
        </picture>
      </div>
      <ol
        className={isAbove ? `u-above-4 ${styles.columns}` : `l-split-side l-rows ${styles.list}`}
      >
        {points.map(({ title, text }, i) => (
          <li key={title} className={styles.point}>
            <span className={`t-bold u-number ${styles.number}`} aria-hidden="true">
              {i + 1}
            </span>
            <b className={`t-figure t-text-l ${styles.title}`}>{title}</b>
            <p className={`t-soft ${styles.text}`}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
