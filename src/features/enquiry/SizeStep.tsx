import { useRef } from "react";
import type { QuoteTexts } from "#data/texts/enquiry-props.ts";
import type { WallTexts } from "#data/texts/wall.ts";
import type { PriceList } from "#features/price-indication/calculation.ts";
import type { WallDrawing } from "#features/wall/drawing.ts";
import { Field } from "#ui/Field.tsx";
import type { EnquiryValues, FieldProps } from "./fields.ts";
import { WallDrawer } from "./WallDrawer.tsx";

interface Props extends Pick<FieldProps, "field"> {
  values: EnquiryValues;
  drawing: WallDrawing | undefined;
  onDraw: (drawing: WallDrawing) => void;
  quoteTexts: QuoteTexts;
  prices: PriceList;
  wall: WallTexts;
  /** Called when the drawing of a wall comes on the screen, and when it leaves it. */
  onWallView: (isInView: boolean) => void;
}

/** The questions about the size: in square metres, or as a drawing. */
export function SizeStep({ field, values, drawing, onDraw, quoteTexts, prices, ...props }: Props) {
  const { draw, squareMetersHint } = quoteTexts;
  const size = useRef<HTMLDivElement>(null);

  // Focuses a parent of the input, because a phone would open its keyboard over the price.
  const showSize = () => {
    size.current?.focus({ preventScroll: true });
    size.current?.scrollIntoView({ block: "center" });
  };

  return (
    <>
      <div ref={size} tabIndex={-1}>
        <Field
          {...field("squareMeters")}
          size="large"
          unit="m²"
          hint={drawing && values.squareMeters !== "" ? draw.filledIn : squareMetersHint}
          inputMode="decimal"
          autoComplete="off"
        />
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
