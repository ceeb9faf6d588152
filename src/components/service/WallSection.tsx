import { Drawing } from "#components/house/Drawing.tsx";
import type { TitledText } from "#data/reading/common-schemas.ts";
import { Heading } from "#ui/Heading.tsx";
import styles from "./WallSection.module.css";
import file from "./wall-section.svg?url";

const wide = { file, viewBox: "0 0 880 570", shapes: [{ id: "wide" }], className: styles.wide };
const tall = { file, viewBox: "0 0 390 620", shapes: [{ id: "tall" }], className: styles.tall };

/** A wall from the room to the street, and the list that its numbers stand for. */
export function WallSection({ points }: { points: readonly TitledText[] }) {
  return (
    <div className={styles.section}>
      <Drawing {...wide} />
      <Drawing {...tall} />
      <ol className={styles.points}>
        {points.map(({ title, text }, i) => (
          <li key={title} className={styles.point}>
            <span className={`t-bold plane-ink ${styles.number}`} aria-hidden="true">
              {i + 1}
            </span>
            <Heading level={3} className={styles.title} text={title} />
            <p className={`t-soft ${styles.text}`}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
