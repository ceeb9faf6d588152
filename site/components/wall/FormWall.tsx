import type { WallTexts } from "@contractor/core/facts/enquiry/wall.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import type { Figure } from "@contractor/core/prices/estimate/describe-price.ts";
import type { ComponentProps } from "react";
import { PriceFigure } from "#components/price/PriceFigure.tsx";
import { Button } from "#ui/Button.tsx";
import { classes } from "#ui/classes.ts";
import { type Drawn, DrawnWall, SquareMeters } from "./DrawnWall.tsx";
import { decimal } from "./describe-drawing.ts";
import styles from "./FormWall.module.css";
import { countsFrames, type WallDrawing } from "./geometry.ts";

interface Props extends Omit<ComponentProps<typeof DrawnWall>, "children"> {
  texts: WallTexts;
  /** The price of the job at this size. */
  figureOf: (squareMeters: number) => Figure | undefined;
  /** Called when the square metres of the drawing are taken over. */
  onUse: (drawing: WallDrawing) => void;
}

/**
 * Walls to draw in the quote form: below them their square metres, the price, and a button that
 * takes them over.
 */
export function FormWall({ figureOf, onUse, ...wall }: Props) {
  const { measure, texts } = wall;

  function total({ drawing, squareMeters, isExample }: Drawn) {
    const figure = figureOf(squareMeters);
    const isNet = drawing.walls.some(({ openings }) => openings.length > 0);
    const note = countsFrames(measure) ? texts.total.frames : isNet && texts.total.wall;
    return (
      <>
        <div className={classes(styles.total, isExample ? styles.example : "plane-yellow")}>
          <SquareMeters value={squareMeters} />
          {figure && (
            <p className={styles.price}>
              <PriceFigure size="line" {...figure} />
            </p>
          )}
          {note && <p className="t-small l-whole">{note}</p>}
        </div>
        {squareMeters > 0 && (
          <Button className={styles.use} onClick={() => onUse(drawing)}>
            {fill(texts.use, { squareMeters: decimal(squareMeters, 1) })}
          </Button>
        )}
      </>
    );
  }

  return <DrawnWall {...wall}>{total}</DrawnWall>;
}
