import { PointList } from "#components/list/PointList.tsx";
import type { TitledText } from "#data/reading/common-schemas.ts";
import type { Drawing } from "#data/services/drawings.ts";
import styles from "./DrawnPoints.module.css";
import { WallSection } from "./WallSection.tsx";

interface Size {
  width: number;
  height: number;
}

interface Picture extends Size {
  /** Where the list is on wide screens. */
  list: "beside" | "below";
  /** The picture for other screens, if this one does not fit there. */
  other?: Size & { file: string; media: string };
}

const pictures: Record<Exclude<Drawing, "wall-section">, Picture> = {
  "facade-parts": { width: 520, height: 620, list: "beside" },
  "six-steps": {
    width: 1216,
    height: 306,
    list: "below",
    other: { file: "six-steps-narrow", media: "(width < 60rem)", width: 608, height: 596 },
  },
};

interface Props {
  drawing?: Drawing | undefined;
  points: readonly TitledText[];
}

/**
 * A drawing with numbers, and beside or below it the list that says what each of them is;
 * without a drawing, the list.
 */
export function DrawnPoints({ drawing, points }: Props) {
  if (!drawing) {
    return <PointList items={points} />;
  }
  if (drawing === "wall-section") {
    return <WallSection points={points} />;
  }
  const { list, other, width, height } = pictures[drawing];
  const isBelow = list === "below";
  return (
    <div className={isBelow ? styles.above : `l-twelve l-split ${styles.beside}`}>
      <div className={isBelow ? undefined : "l-split-main l-sticky"}>
        <picture>
          {other && (
            <source
              media={other.media}
              srcSet={`/${other.file}.svg`}
              width={other.width}
              height={other.height}
            />
          )}
          <img
            className={`u-drawing ${styles.image}`}
            src={`/${drawing}.svg`}
            width={width}
            height={height}
            alt=""
            loading="lazy"
          />
        </picture>
      </div>
      <ol className={isBelow ? styles.columns : `l-split-side l-rows ${styles.list}`}>
        {points.map((point, i) => (
          <li key={point.title} className={styles.point}>
            <span className={`t-bold plane-ink ${styles.number}`} aria-hidden="true">
              {i + 1}
            </span>
            <b className={`t-figure t-text-l ${styles.title}`}>{point.title}</b>
            <p className={`t-soft ${styles.text}`}>{point.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
