import {
  areaOf,
  type Counts,
  ceilingSquareMetres,
  counted,
  type Drawing,
  decimal,
  netSquareMetres,
  openingSums,
} from "./drawing";
import type { WallTexts } from "@/content/pages/wall";
import styles from "./Wall.module.css";

interface Props {
  drawing: Drawing;
  counts: Counts;
  texts: WallTexts;
}

/** What the drawing comes to, and of what. */
export function Total({ drawing, counts, texts }: Props) {
  const { walls } = drawing;
  const isFrames = counts === "frames";
  const gross = { text: counted(walls.length, texts.total.walls), area: areaOf(walls), sign: "" };
  const openings = openingSums(walls, texts).map((sum) => ({ ...sum, sign: isFrames ? "" : "− " }));
  const ceiling = { text: texts.ceiling.name, area: ceilingSquareMetres(drawing, counts), sign: "" };
  const rows = isFrames ? openings : [gross, ...openings, ceiling];
  return (
    <div className={`${styles.total} plane-ink`}>
      {/* Each handle says its own measure; the sum would be heard over it at every step. */}
      <output aria-live="off">
        {decimal(netSquareMetres(drawing, counts), 1)}
        <span>m²</span>
      </output>
      <dl>
        {rows
          .filter(({ area }) => area > 0)
          .map(({ text, area, sign }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{`${sign}${decimal(area)} m²`}</dd>
            </div>
          ))}
      </dl>
      <p className="small">{isFrames ? texts.total.frames : texts.total.wall}</p>
    </div>
  );
}
