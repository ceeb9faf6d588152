import type { PointerEvent } from "react";
import { fillLengths, openingName } from "#components/wall/drawing/describe-drawing.ts";
import type { Opening } from "#components/wall/drawing/drawing.ts";
import { smallestOpening } from "#components/wall/drawing/edit.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { enlarge, GripRing, GripSlider, GripSquare, type WallActions } from "./GripSlider.tsx";
import { type Grip, sizeGrip } from "./grips.ts";
import { Paths } from "./Shapes.tsx";
import { boxInPicture, openingShapes } from "./shapes.ts";
import type { View } from "./view.ts";

/** How much to add on either side of a touch target of this length, in pixels. */
const missingForFinger = (length: number) => Math.max(0, 22 - length / 2);

interface Props extends WallActions {
  opening: Opening;
  view: View;
  highest: number;
  isSelected: boolean;
  onGrab: (event: PointerEvent<SVGElement>, grip: Grip) => void;
  texts: WallTexts;
}

/** A door or a window, which is moved as a whole and sized by a corner. */
export function OpeningGrips({ opening, view, isSelected, texts, ...shared }: Props) {
  const { wall } = shared;
  const { sliders } = texts;
  const { id, kind, x, y, width, height } = opening;
  const box = boxInPicture(view, opening);
  const { corner, at } = sizeGrip(view, wall, opening);
  const name = openingName(opening, wall, texts);
  const measures = { x, y, width, height };
  const touchArea = enlarge(box, missingForFinger(box.width), missingForFinger(box.height));
  return (
    <g>
      <GripSlider
        {...shared}
        grip={{ kind: "place", openingId: id }}
        label={fillLengths(sliders.place, { name })}
        value={x}
        min={0}
        max={wall.width - width}
        text={fillLengths(sliders[kind], measures)}
        holdsScroll={kind === "window"}
      >
        <rect {...touchArea} fill="transparent" />
        <Paths shapes={openingShapes(view, opening)} />
        <GripRing {...enlarge(box, 5)} />
      </GripSlider>
      <GripSlider
        {...shared}
        grip={{ kind: "size", openingId: id, corner }}
        label={fillLengths(sliders.size, { name })}
        value={width}
        min={smallestOpening}
        max={wall.width}
        text={fillLengths(sliders.sized, measures)}
        at={at}
        holdsScroll
        isUnseen={!isSelected}
      >
        <GripSquare size={26} sign={corner.across === corner.up ? "rising" : "falling"} />
      </GripSlider>
    </g>
  );
}
