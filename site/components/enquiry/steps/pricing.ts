import { readSquareMeters, squareMetersValue } from "@contractor/core/enquiry/square-meters.ts";
import type { WallTexts } from "@contractor/core/facts/enquiry/wall.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { describePrice } from "@contractor/core/prices/estimate/describe-price.ts";
import type { PriceBook } from "@contractor/core/prices/estimate/price-book.ts";
import {
  jobFromSearch,
  jobSearch,
  priceJob,
  sentWork,
} from "@contractor/core/prices/estimate/priced-job.ts";
import type { EnquiryValues } from "#components/enquiry/fields.ts";
import { describeDrawing } from "#components/wall/describe-drawing.ts";
import { netSquareMeters, type WallDrawing } from "#components/wall/geometry.ts";

/** What follows from the answers, in words; "" where there is none of it. */
export interface Consequences {
  /** The part of the service that is chosen. */
  workPart: string;
  priceIndication: string;
  /** What is drawn. */
  drawing: string;
}

/**
 * A function that answers the other when it throws, which the console tells. A fault in a part that
 * may be left out keeps nobody from sending an enquiry.
 */
export const unlessBroken =
  <Given extends unknown[], Answer>(ask: (...given: Given) => Answer, otherwise: Answer) =>
  (...given: Given): Answer => {
    try {
      return ask(...given);
    } catch (error) {
      console.error(error);
      return otherwise;
    }
  };

/**
 * The functions by which a form uses prices and drawings, so that the contact form loads none. An
 * enquiry is sent without its price or its drawing when their calculation fails.
 */
export function createPricing(prices: PriceBook, texts: WallTexts) {
  /** The job with its price; undefined until a service is chosen. */
  const pricedJob = unlessBroken((values: EnquiryValues) => priceJob(prices, values), undefined);
  const measureOf = (values: EnquiryValues) => pricedJob(values)?.work?.measure;

  /** The price in the words of a place; "" when there is none. */
  const inWords = unlessBroken((values: EnquiryValues, place: "sentences" | "size" | "facts") => {
    const job = pricedJob(values);
    return job ? describePrice[place](job, prices) : "";
  }, "");

  /** The square metres of a drawing for this work, as the form has them; "" if nothing counts. */
  const drawnSquareMeters = unlessBroken((values: EnquiryValues, drawing: WallDrawing) => {
    const squareMeters = netSquareMeters(drawing, measureOf(values));
    return squareMeters > 0 ? squareMetersValue(squareMeters) : "";
  }, "");

  /** Whether the square metres of the form are those of a drawing. */
  const isDrawn = (values: EnquiryValues, drawing: WallDrawing | undefined): boolean => {
    const drawn = drawing ? drawnSquareMeters(values, drawing) : "";
    return drawn !== "" && readSquareMeters(drawn) === readSquareMeters(values.squareMeters);
  };

  /** A description of what is drawn; "" when there is nothing that counts. */
  const drawingText = unlessBroken((values: EnquiryValues, drawing: WallDrawing | undefined) => {
    const squareMeters = drawing ? drawnSquareMeters(values, drawing) : "";
    if (!drawing || squareMeters === "") {
      return "";
    }
    const lines = describeDrawing(drawing, texts, measureOf(values)).join("; ");
    return isDrawn(values, drawing)
      ? lines
      : `${fill(texts.lines.otherSize, { squareMeters })} ${lines}`;
  }, "");

  const chosenWork = (values: EnquiryValues) =>
    unlessBroken(sentWork, { service: values.service, part: "" })(prices, values);

  return {
    pricedJob,
    describe: inWords,
    drawnSquareMeters,
    isDrawn,
    drawingText,

    /** The answers in the query of an address. */
    prefill: unlessBroken((search: string) => jobFromSearch(prices, search), {}),

    sentWork: chosenWork,

    /** What follows from the answers, for the visitor and the messages that he sends himself. */
    consequences: (values: EnquiryValues, drawing: WallDrawing | undefined): Consequences => ({
      workPart: chosenWork(values).part,
      priceIndication: inWords(values, "sentences"),
      drawing: drawingText(values, drawing),
    }),

    /**
     * The answers that the price follows from, as the query of an address; "" without a service.
     */
    jobSearch: unlessBroken((values: EnquiryValues) => {
      const job = pricedJob(values);
      return job?.service ? jobSearch(job, values) : "";
    }, ""),
  };
}
export type Pricing = ReturnType<typeof createPricing>;
