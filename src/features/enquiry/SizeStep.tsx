import { useRef } from "react";
import type { QuoteTexts } from "#data/texts/enquiry-props.ts";
import type { WallTexts } from "#data/texts/wall.ts";
import type { PriceList } from "#features/price-indication/calculation.ts";
import { Field } from "#ui/Field.tsx";
import { FilePicker } from "./FilePicker.tsx";
import type { Enquiry } from "./use-enquiry.ts";
import { WallDrawer } from "./WallDrawer.tsx";

interface Props {
  enquiry: Enquiry;
  quoteTexts: QuoteTexts;
  prices: PriceList;
  wall: WallTexts;
  /** Called when the drawing of a wall comes on the screen, and when it leaves it. */
  onWallView: (isInView: boolean) => void;
}

/** The questions about the size: in square metres, as a drawing, and as photographs. */
export function SizeStep({ enquiry, quoteTexts, prices, wall, onWallView }: Props) {
  const { draw, squareMetersHint, files } = quoteTexts;
  const { drawing, values } = enquiry.state;
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
          {...enquiry.field("squareMeters")}
          size="large"
          unit="m²"
          hint={drawing && values.squareMeters !== "" ? draw.filledIn : squareMetersHint}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <WallDrawer
        enquiry={enquiry}
        prices={prices}
        draw={draw}
        texts={wall}
        onUsed={showSize}
        onView={onWallView}
      />
      <FilePicker enquiry={enquiry} texts={files} />
    </>
  );
}
