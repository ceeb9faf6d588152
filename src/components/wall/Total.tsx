import type { ReactNode } from "react";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { classes } from "#ui/classes.ts";
import type { Drawn } from "./DrawnWall.tsx";
import { decimal, partText } from "./drawing/describe-drawing.ts";
import { type CountedSurface, countedParts } from "./drawing/drawing.ts";
import styles from "./Total.module.css";

interface Props {
  drawn: Drawn;
  measure: CountedSurface;
  texts: WallTexts;
  /** The price of the job at this size. */
  children: ReactNode;
}

/** The square metres of the drawing, the parts that they are the sum of, and the price. */
export function Total({ drawn, measure, texts, children }: Props) {
  const { drawing, squareMeters, isExample } = drawn;
  const parts = countedParts(drawing, measure);
  let note = "";
  if (measure === "none") {
    note = texts.total.frames;
  } else if (parts.some(({ area }) => area < 0)) {
    note = texts.total.wall;
  }
  return (
    <div className={classes(styles.total, isExample ? styles.example : "plane-yellow")}>
      {/* A screen reader announces the measure of a grip; the total would interrupt it at each step. */}
      <output className={styles.sum} aria-live="off">
        <span key={squareMeters}>{decimal(squareMeters, 1)}</span>{" "}
        <span className={styles.unit}>m²</span>
      </output>
      {children}
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

interface WallPriceProps {
  prefix?: string | undefined;
  amount: string;
  unit?: string | undefined;
}

export function WallPrice({ prefix, amount, unit }: WallPriceProps) {
  return (
    <p className={styles.price}>
      <b>{[prefix, amount].filter(Boolean).join(" ")}</b>
      {unit && <span className={styles.priceNote}>{` ${unit}`}</span>}
    </p>
  );
}
