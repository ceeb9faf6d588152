import type { Drawing } from "@contractor/core/facts/services/service-sections.ts";
import type { TitledText } from "@contractor/core/reading/common-schemas.ts";
import { PointList } from "#components/list/PointList.tsx";
import { drawingAt } from "#components/text/render-text.ts";
import styles from "./DrawnPoints.module.css";

interface Props {
  drawing?: Drawing | undefined;
  points: readonly TitledText[];
}

/**
 * A drawing with numbers, and beside it the list that says what each of them is; without a drawing,
 * the list.
 */
export function DrawnPoints({ drawing, points }: Props) {
  if (!drawing) {
    return <PointList items={points} />;
  }
  return (
    <div className={`l-twelve l-split ${styles.split}`} data-drawing={drawing}>
      <div className="l-split-main l-sticky">
        <img
          className={`u-drawing ${styles.image}`}
          {...drawingAt(`/${drawing}.svg`)}
          alt=""
          loading="lazy"
        />
      </div>
      <ol className={`l-split-side l-rows ${styles.list}`}>
        {points.map(({ title, text }, i) => (
          <li key={title} className={styles.point}>
            <span className="t-bold u-number" aria-hidden="true">
              {i + 1}
            </span>
            <b className="t-figure t-text-l">{title}</b>
            <p className={`t-soft ${styles.text}`}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
