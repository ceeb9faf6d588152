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

/** What the quote form says of prices: in what it is filled in with, and in what goes along. */
export function createPricing(prices: PriceList): Pricing {
  return {
    asked: askedIn,
    answers: (search) => jobIn(prices, search),
    partShown: (text) => partShown(prices, text),
    priceIndication: (values) => {
      const indication = indicate(prices, values);
      return indication ? outcomeText(indication, prices.texts) : "";
    },
  };
}
