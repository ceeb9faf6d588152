import type { WallTexts } from "#data/pages/wall.ts";
import { decimal, fill, partText } from "./describe-drawing.ts";
import {
  countedParts,
  type Measure,
  netSquareMeters,
  newDrawing,
  type WallDrawing,
} from "./drawing.ts";
import styles from "./Total.module.css";

/** What the job costs at the size of a drawing, in words. */
export interface WallPrice {
  amount: string;
  note?: string;
}

interface Props {
  drawing: WallDrawing;
  /** Whether nothing has been changed in it yet: then it counts for nothing. */
  isExample: boolean;
  measure: Measure;
  price: WallPrice | undefined;
  texts: WallTexts;
}

/** What the drawing is before anything was changed, and what to do with it. */
function exampleText(measure: Measure, texts: WallTexts): string {
  const [wall] = newDrawing(measure).walls;
  const short = (centimetres = 0) => (centimetres / 100).toLocaleString("nl-NL");
  return fill(texts.total.example, { width: short(wall?.width), height: short(wall?.height) });
}

/** The square metres of the drawing, what they are made up of, and what they cost. */
export function Total({ drawing, isExample, measure, price, texts }: Props) {
  const parts = countedParts(drawing, measure);
  const countsFrames = measure === "none";
  let note = "";
  if (countsFrames) {
    note = texts.total.frames;
  } else if (isExample) {
    note = exampleText(measure, texts);
  } else if (parts.length > 1) {
    note = texts.total.wall;
  }
  return (
    <div className={`${styles.total} ${isExample ? styles.example : "plane-yellow"}`}>
      {/* Each grip is read out with its own measure; the sum would be heard over it at every step. */}
      <output className={styles.sum} aria-live="off">
        {decimal(netSquareMeters(drawing, measure), 1)} <span className={styles.unit}>m²</span>
      </output>
      {price && (
        <p className={styles.price}>
          <b>{price.amount}</b>
          {price.note && <span className={styles.priceNote}> {price.note}</span>}
        </p>
      )}
      {parts.length > 1 && (
        <dl className={styles.parts}>
          {parts.map((part) => (
            <div key={part.kind} className={styles.part}>
              <dt>{partText(part, texts)}</dt>
              <dd>{`${decimal(part.area).replace("-", "− ")} m²`}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
