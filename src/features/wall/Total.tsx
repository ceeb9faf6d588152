import type { WallTexts } from "#data/texts/wall.ts";
import { classes } from "#ui/classes.ts";
import { decimal, partText } from "./describe-drawing.ts";
import { countedParts, type Measure, netSquareMeters, type WallDrawing } from "./drawing.ts";
import styles from "./Total.module.css";

/** The price of the job at the size of a drawing, in words. */
export interface WallPrice {
  amount: string;
  note?: string;
}

interface Props {
  drawing: WallDrawing;
  /** Whether nothing has been changed in it yet, so that it is not used. */
  isExample: boolean;
  measure: Measure;
  price: WallPrice | undefined;
  texts: WallTexts;
}

/** The square metres of the drawing, the parts that they are the sum of, and the price. */
export function Total({ drawing, isExample, measure, price, texts }: Props) {
  const parts = countedParts(drawing, measure);
  const countsFrames = measure === "none";
  let note = "";
  if (countsFrames) {
    note = texts.total.frames;
  } else if (parts.length > 1) {
    note = texts.total.wall;
  }
  return (
    <div className={classes(styles.total, isExample ? styles.example : "plane-yellow")}>
      {/* A screen reader announces the measure of a grip; the total would interrupt it at each step. */}
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
