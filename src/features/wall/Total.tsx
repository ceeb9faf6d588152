import type { WallTexts } from "#data/pages/wall.ts";
import { decimal, partText } from "./describe-drawing.ts";
import { countedParts, type Measure, netSquareMeters, type WallDrawing } from "./drawing.ts";
import styles from "./Wall.module.css";

interface Props {
  drawing: WallDrawing;
  measure: Measure;
  texts: WallTexts;
}

/** The square metres of the drawing, and what they are made up of. */
export function Total({ drawing, measure, texts }: Props) {
  return (
    <div className={`${styles.total} plane-ink`}>
      {/* Each grip is read out with its own measure; the sum would be heard over it at every step. */}
      <output aria-live="off">
        {decimal(netSquareMeters(drawing, measure), 1)}
        <span>m²</span>
      </output>
      <dl>
        {countedParts(drawing, measure).map((part) => (
          <div key={part.kind}>
            <dt>{partText(part, texts)}</dt>
            <dd>{`${decimal(part.area).replace("-", "− ")} m²`}</dd>
          </div>
        ))}
      </dl>
      <p className="t-small">{measure === "none" ? texts.total.frames : texts.total.wall}</p>
    </div>
  );
}
