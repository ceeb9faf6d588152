import { Drawing as Cut } from "#components/house/Drawing.tsx";
import { PointList } from "#components/list/PointList.tsx";
import type { TitledText } from "#data/reading/common-schemas.ts";
import type { Drawing } from "#data/services/service-sections.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./DrawnPoints.module.css";
import wall from "./wall-section.svg?url";

interface Props {
  points: readonly TitledText[];
}

function Points({ points }: Props) {
  return points.map(({ title, text }, i) => (
    <li key={title} className={styles.point}>
      <span className={`t-bold plane-ink ${styles.number}`} aria-hidden="true">
        {i + 1}
      </span>
      <b className={`t-figure t-text-l ${styles.title}`}>{title}</b>
      <p className={`t-soft ${styles.text}`}>{text}</p>
    </li>
  ));
}

/** The parts of a facade, with their list beside it. */
function FacadeParts({ points }: Props) {
  return (
    <div className={`l-twelve l-split ${styles.beside}`}>
      <div className="l-split-main l-sticky">
        <picture>
          <img
            className={`u-drawing ${styles.image}`}
            src="/facade-parts.svg"
            width={520}
            height={620}
            alt=""
            loading="lazy"
          />
        </picture>
      </div>
      <ol className={`l-split-side l-rows ${styles.list}`}>
        <Points points={points} />
      </ol>
    </div>
  );
}

/** Six steps in a row, each with its text below it; on a narrow screen three by two. */
function SixSteps({ points }: Props) {
  return (
    <div className={styles.above}>
      <div>
        <picture>
          <source media="(width < 60rem)" srcSet="/six-steps-narrow.svg" width={608} height={596} />
          <img
            className="u-drawing"
            src="/six-steps.svg"
            width={1216}
            height={306}
            alt=""
            loading="lazy"
          />
        </picture>
      </div>
      <ol className={styles.columns}>
        <Points points={points} />
      </ol>
    </div>
  );
}

/** A wall from the room to the street; each number is on the line of its row. */
function WallSection({ points }: Props) {
  return (
    <div className={styles.section}>
      <Cut file={wall} viewBox="0 0 880 570" shapes={[{ id: "wide" }]} className={styles.wide} />
      <Cut file={wall} viewBox="0 0 390 620" shapes={[{ id: "tall" }]} className={styles.tall} />
      <ol className={styles.rows}>
        {points.map(({ title, text }, i) => (
          <li key={title} className={styles.row}>
            <span className={`t-bold plane-ink ${styles.rowNumber}`} aria-hidden="true">
              {i + 1}
            </span>
            <Heading level={3} className={styles.rowTitle} text={title} />
            <p className={`t-soft ${styles.rowText}`}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

const pictures: Record<Drawing, typeof FacadeParts> = {
  "facade-parts": FacadeParts,
  "six-steps": SixSteps,
  "wall-section": WallSection,
};

/** A drawing with numbers, and the list that says what each is; without a drawing, the list. */
export function DrawnPoints({ drawing, points }: Props & { drawing?: Drawing | undefined }) {
  if (!drawing) {
    return <PointList items={points} />;
  }
  const Picture = pictures[drawing];
  return <Picture points={points} />;
}
