import type { AskedRow } from "#components/enquiry/enquiry-reducer.ts";
import type { EnquiryValues } from "#components/enquiry/fields.ts";
import { unlessBroken } from "#components/fallback/unless-broken.ts";
import { describeDrawing } from "#components/wall/describe-drawing.ts";
import { netSquareMeters, type WallDrawing } from "#components/wall/geometry.ts";
import { readSquareMeters, squareMetersValue } from "#contract/square-meters.ts";
import type { EnquiryTexts, QuoteTexts } from "#data/enquiry/enquiry-props.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { describePrice } from "#data/estimate/describe-price.ts";
import { jobFromSearch, jobSearch } from "#data/estimate/job-search.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { priceJob, sentWork } from "#data/estimate/priced-job.ts";
import { fill } from "#data/format/fill.ts";
import { askedRows, type FileKinds, filesText } from "./asked.ts";

/**
 * The functions by which a form uses prices and drawings, so that the contact form loads none. An
 * enquiry is sent without its price or its drawing when their calculation fails.
 */
export function createPricing(
  prices: PriceBook,
  texts: WallTexts,
  { afterSending }: Pick<QuoteTexts, "afterSending">,
) {
  const pricedJob = (values: EnquiryValues) =>
    unlessBroken(() => priceJob(prices, values), undefined);
  const measureOf = (values: EnquiryValues) => pricedJob(values)?.work?.measure;

  /** The square metres of a drawing for this work, as the form has them; "" if nothing counts. */
  function drawnSquareMeters(values: EnquiryValues, drawing: WallDrawing): string {
    const squareMeters = unlessBroken(() => netSquareMeters(drawing, measureOf(values)), 0);
    return squareMeters > 0 ? squareMetersValue(squareMeters) : "";
  }

  return {
    /** The answers in the query of an address. */
    prefill: (search: string) => unlessBroken(() => jobFromSearch(prices, search), {}),

    /** The job with its price; undefined until a service is chosen. */
    pricedJob,

    sentWork: (values: EnquiryValues) =>
      unlessBroken(() => sentWork(prices, values), { service: values.service, part: "" }),

    /** The price in the words of a place; "" when there is none. */
    describe(values: EnquiryValues, place: "sentences" | "size" | "facts"): string {
      const job = pricedJob(values);
      return unlessBroken(() => (job ? describePrice(job, prices, place) : ""), "");
    },

    /**
     * The answers that the price follows from, as the query of an address; "" without a service.
     */
    jobSearch(values: EnquiryValues): string {
      const job = pricedJob(values);
      return unlessBroken(() => (job?.service ? jobSearch(job, values) : ""), "");
    },

    drawnSquareMeters,

    /** What is asked, as the confirmation repeats it. */
    asked(
      values: EnquiryValues,
      drawing: WallDrawing | undefined,
      enquiryTexts: Pick<EnquiryTexts, "options">,
    ): AskedRow[] {
      const job = pricedJob(values);
      const squareMeters = readSquareMeters(values.squareMeters);
      const known = {
        work: job?.name ?? "",
        size: job?.size || values.squareMeters,
        isDrawn:
          drawing !== undefined &&
          readSquareMeters(drawnSquareMeters(values, drawing)) === squareMeters,
        priceLines: unlessBroken(() => (job ? describePrice(job, prices, "lines") : []), []),
      };
      return unlessBroken(() => askedRows(values, known, enquiryTexts, afterSending), []);
    },

    /** The files that go along, in words. */
    filesText: (files: FileKinds) => unlessBroken(() => filesText(files, afterSending.files), ""),

    /** A description of what is drawn; "" when there is nothing that counts. */
    drawingText(values: EnquiryValues, drawing: WallDrawing | undefined): string {
      const size = drawing ? drawnSquareMeters(values, drawing) : "";
      if (!drawing || size === "") {
        return "";
      }
      const described = () => describeDrawing(drawing, texts, measureOf(values)).join("; ");
      const lines = unlessBroken(described, "");
      if (readSquareMeters(size) === readSquareMeters(values.squareMeters)) {
        return lines;
      }
      return `${fill(texts.lines.otherSize, { squareMeters: size })} ${lines}`;
    },
  };
}
export type Pricing = ReturnType<typeof createPricing>;
