import { useRef } from "react";
import type { EnquiryValues, FieldProps } from "#components/enquiry/fields.ts";
import { Boundary } from "#components/fallback/Boundary.tsx";
import type { WallDrawing } from "#components/wall/geometry.ts";
import { readSize, readSquareMeters, squareMetersText } from "#contract/square-meters.ts";
import type { QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { fill } from "#data/format/fill.ts";
import { classes } from "#ui/classes.ts";
import { Field } from "#ui/Field.tsx";
import styles from "./SizeStep.module.css";
import { WallDrawer } from "./WallDrawer.tsx";

/**
 * What is made of square metres that are not a number; "" for a number, and for what leaves doubt.
 */
export function understoodSize(typed: string, texts: QuoteTexts): string {
  const size = readSize(typed);
  return size && !size.isNumber
    ? fill(texts.understood, { squareMeters: squareMetersText(size.squareMeters) })
    : "";
}

interface Props extends Pick<FieldProps, "field"> {
  values: EnquiryValues;
  /** What the job costs with this size; "" as long as that is unknown. */
  amount: string;
  /** Whether the visitor has filled in the square metres and left the field. */
  isLeft: boolean;
  drawing: WallDrawing | undefined;
  /** The square metres of the drawing for this work; "" when nothing of it counts. */
  drawnSize: string;
  onDraw: (drawing: WallDrawing | undefined, part?: string) => void;
  quoteTexts: QuoteTexts;
  prices: PriceBook;
  wall: WallTexts;
  /** Called when the drawing of a wall comes on the screen, and when it leaves it. */
  onWallView: (isInView: boolean) => void;
}

export function SizeStep({ field, values, isLeft, drawing, drawnSize, onDraw, ...props }: Props) {
  const { prices, quoteTexts, amount } = props;
  const { draw, squareMetersHint, notUnderstood } = quoteTexts;
  const { squareMeters } = values;
  const isDrawn =
    drawnSize !== "" && readSquareMeters(squareMeters) === readSquareMeters(drawnSize);
  const isInDoubt = isLeft && readSize(squareMeters) === undefined;
  const ownHint = isInDoubt ? notUnderstood : squareMetersHint;
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
      <div ref={size} tabIndex={-1} className={styles.size}>
        <Field
          {...field("squareMeters")}
          size="large"
          unit="m²"
          hint={
            <>
              <b className={styles.amount}>{amount || understoodSize(squareMeters, quoteTexts)}</b>{" "}
              <span>{isDrawn ? draw.filledIn : ownHint}</span>
            </>
          }
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
      <Boundary fallback={<p role="alert">{draw.failed}</p>}>
        <WallDrawer
          values={values}
          drawing={drawing}
          onDraw={onDraw}
          prices={prices}
          draw={draw}
          texts={props.wall}
          isUsed={isDrawn}
          onUsed={showSize}
          onView={props.onWallView}
        />
      </Boundary>
    </>
  );
}
