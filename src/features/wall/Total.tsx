import type { WallTexts } from "#data/pages/wall.ts";
import {
  decimal,
  type Measure,
  netSquareMeters,
  partsOf,
  partText,
  type WallDrawing,
} from "./drawing.ts";
import styles from "./Wall.module.css";

/** What the drawing comes to, and of what. */
export function Total({
  drawing,
  measure,
  texts,
}: {
  drawing: WallDrawing;
  measure: Measure;
  texts: WallTexts;
}) {
  return (
    <div className={`${styles.total} plane-ink`}>
      {/* Each handle says its own measure; the sum would be heard over it at every step. */}
      <output aria-live="off">
        {decimal(netSquareMeters(drawing, measure), 1)}
        <span>m²</span>
      </output>
      <dl>
        {partsOf(drawing, measure).map((part) => (
          <div key={part.of}>
            <dt>{partText(part, texts)}</dt>
            <dd>{`${decimal(part.area).replace("-", "− ")} m²`}</dd>
          </div>
        ))}
      </dl>
      <p className="t-small">{texts.total[measure === "none" ? "frames" : "wall"]}</p>
    </div>
  );
}
