import { useRef } from "react";
import type { WallDrawing } from "#components/wall/drawing.ts";
import { parseNumber } from "#contract/square-meters.ts";
import type { QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import type { PriceBook } from "#data/estimate/calculation.ts";
import { fill } from "#data/format/fill.ts";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/Field.tsx";
import type { EnquiryValues, FieldProps } from "./fields.ts";
import styles from "./SizeStep.module.css";
import { WallDrawer } from "./WallDrawer.tsx";

interface Props extends Pick<FieldProps, "field"> {
  values: EnquiryValues;
  drawing: WallDrawing | undefined;
  /** The square metres of the drawing for this work; "" when nothing of it counts. */
  drawnSize: string;
  onDraw: (drawing: WallDrawing | undefined) => void;
  quoteTexts: QuoteTexts;
  prices: PriceBook;
  wall: WallTexts;
  /** Called when the drawing of a wall comes on the screen, and when it leaves it. */
  onWallView: (isInView: boolean) => void;
}

/** The questions about the size: in square metres, or as a drawing. */
export function SizeStep({ field, values, drawing, drawnSize, onDraw, ...props }: Props) {
  const { prices, quoteTexts } = props;
  const { draw, squareMetersHint } = quoteTexts;
  const isDrawn = parseNumber(values.squareMeters) === parseNumber(drawnSize);
  const size = useRef<HTMLDivElement>(null);

  // Focuses a parent of the input, because a phone would open its keyboard over the price.
  const showSize = () => {
    size.current?.focus({ preventScroll: true });
    size.current?.scrollIntoView({ block: "center" });
  };

  /** The number of the drawing counts again, or the drawing goes. */
  const settle = (settled: WallDrawing | undefined) => {
    onDraw(settled);
    showSize();
  };

  return (
    <>
      <div ref={size} tabIndex={-1}>
        <Field
          {...field("squareMeters")}
          size="large"
          unit="m²"
          hint={drawnSize && isDrawn ? draw.filledIn : squareMetersHint}
          inputMode="decimal"
          autoComplete="off"
        />
        {drawnSize && !isDrawn && (
          <div className={styles.otherSize}>
            <p className={classes("t-small", styles.otherSizeWords)} key={drawnSize}>
              {fill(draw.otherSize, { squareMeters: drawnSize })}
            </p>
            <button type="button" className="u-more" onClick={() => settle(drawing)}>
              {draw.useAgain}
            </button>
            <button type="button" className="u-more" onClick={() => settle(undefined)}>
              {draw.leaveOut}
            </button>
          </div>
        )}
      </div>
      <WallDrawer
        values={values}
        drawing={drawing}
        onDraw={onDraw}
        prices={prices}
        draw={draw}
        texts={props.wall}
        onUsed={showSize}
        onView={props.onWallView}
      />
    </>
  );
}
