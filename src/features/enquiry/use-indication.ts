import { useSyncExternalStore } from "react";
import { type Control, useWatch } from "react-hook-form";
import {
  type Indication,
  indicate,
  type Job,
  outcomeText,
  type PriceList,
} from "@/features/price-indication/indication";
import { askedIn, jobIn, partShown } from "@/features/price-indication/address";
import { type Counts, describeDrawing, type Start } from "@/features/wall/drawing";
import type { WallTexts } from "@/content/pages/wall";
import { type EnquiryValues, emptyValues } from "./fields";
import type { Pricing } from "./use-enquiry";

const names = ["service", "part", "squareMeters", "projectType", "building"] as const;

const never = () => () => {};
/** False while the prerendered form is taken over, which knows of no answers yet. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The answers that the price depends on, and what they come down to. */
export function useIndication(
  control: Control<EnquiryValues>,
  prices: PriceList,
): { job: Job; indication: Indication | undefined } {
  const [service, part, squareMeters, projectType, building] = useWatch({ control, name: names });
  const job = useHydrated() ? { service, part, squareMeters, projectType, building } : emptyValues;
  return { job, indication: indicate(prices, job) };
}

/** How the walls of a job are drawn, and what of them counts. */
export function drawingOf(indication: Indication | undefined): { start: Start; counts: Counts } {
  const { measure } = indication?.work ?? {};
  return {
    start: measure === "facade" || measure === "none" ? "facade" : "room",
    counts: measure === "none" ? "frames" : "wall",
  };
}

/** What the quote form says of prices: in what it is filled in with, and in what goes along. */
export function createPricing(prices: PriceList, texts: WallTexts, pictureName: string): Pricing {
  const countsIn = (values: EnquiryValues) => drawingOf(indicate(prices, values)).counts;
  return {
    asked: askedIn,
    answers: (search) => jobIn(prices, search),
    partShown: (text) => partShown(prices, text),
    priceIndication: (values, drawing) => {
      const indication = indicate(prices, values);
      const lines = drawing ? describeDrawing(drawing, texts, countsIn(values)) : [];
      return [indication && outcomeText(indication, prices.texts), lines.join("; ")]
        .filter(Boolean)
        .join(" ");
    },
    picture: async (values, drawing) => {
      try {
        const { toPicture } = await import("@/features/wall/picture");
        const picture = await toPicture(drawing, texts, countsIn(values));
        return new File([picture], pictureName, { type: picture.type });
      } catch {
        // The enquiry says in words what was drawn.
        return undefined;
      }
    },
  };
}
