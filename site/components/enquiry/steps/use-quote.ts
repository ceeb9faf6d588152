import type { QuoteTexts } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import type { WallTexts } from "@contractor/core/facts/enquiry/wall.ts";
import type { PriceBook } from "@contractor/core/prices/estimate/price-book.ts";
import { useState } from "react";
import type { FormProps } from "#components/enquiry/enquiry-store.ts";
import { useEnquiry } from "#components/enquiry/use-enquiry.ts";
import { createPricing } from "./pricing.ts";

export interface QuoteProps extends FormProps {
  quoteTexts: QuoteTexts;
  prices: PriceBook;
  wall: WallTexts;
}

/** The id of the title of a step, counted from 1. */
export const stepTitleId = (step: number) => `quote-step-${step}`;

/** What the quote form does: what every form does, with the price of the work. */
export function useQuote({ quoteTexts, prices, wall, ...props }: QuoteProps) {
  const [pricing] = useState(() => createPricing(prices, wall));
  const enquiry = useEnquiry("quote", props, pricing);
  const pricedJob = pricing.pricedJob(enquiry.state.values);
  return { ...enquiry, quoteTexts, prices, wall, pricing, pricedJob };
}
export type Quote = ReturnType<typeof useQuote>;
