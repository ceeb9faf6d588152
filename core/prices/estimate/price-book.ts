import { z } from "zod";
import { otherService } from "#enquiry/fields.ts";
import { fromPrice } from "#facts/services/rate-price.ts";
import type { ServiceEstimate } from "#facts/services/service-estimate.ts";
import { serviceTexts } from "#facts/services/service-texts.ts";
import { servicesIn } from "#facts/services/services.ts";
import { prices, rateOf } from "#prices/prices.ts";
import { unitNames } from "#prices/units.ts";
import { paragraph, text, texts, textWith } from "#reading/common-schemas.ts";
import { defineFile } from "#reading/define.ts";
import { rulesOf } from "./quote.ts";
import { workOf } from "./work.ts";

const schema = z.strictObject({
  heading: text,
  tiles: z.strictObject({ from: textWith("price"), ...texts("visit", "part", "somethingElse") }),
  building: z.strictObject({ question: text, ouder: text, jonger: text }),
  rate: z.strictObject({ ...texts("from", "unit"), next: paragraph, noNumber: paragraph }),
  range: z.strictObject({
    includingVat: textWith("vat"),
    excludingVat: text,
    before: text,
    discount: textWith("percent", "endOfMonth"),
    estimate: paragraph,
  }),
  visit: z.strictObject({ heading: text, small: textWith("minimum"), ...texts("other", "next") }),
  rough: z.strictObject({
    ...texts("about", "unit"),
    total: textWith("size", "range"),
    reason: paragraph,
  }),
  questions: z.strictObject({ ...texts("heading", "unknown"), intro: paragraph }),
  lines: z.strictObject({
    ...texts("caption", "fillUp", "discountLine", "noSurcharge", "included", "sum", "total"),
    ...texts("upToOpen", "roomFor", "highest", "open", "extras", "parking", "print"),
    printed: textWith("date"),
    vat: textWith("percent"),
    room: textWith("percent"),
    assumed: textWith("answers"),
    between: textWith("topics"),
    beyond: textWith("answer", "range"),
    reduction: textWith("percent", "amount"),
    basis: z.strictObject(texts("includingVat", "excludingVat")),
  }),
  notes: z.strictObject({ open: text, raises: text, lowers: text, drying: text, warranty: text }),
  size: textWith("size", "amount"),
  line: z.strictObject(texts("includingVat", "excludingVat", "more", "why", "visit", "close")),
});

export const priceIndicationTexts = defineFile("content/price-indication.yaml", schema);

/** What may come on top of the work, with its price in euro without VAT. */
function extraOf(name: string) {
  const { label, from: price, unit, vat } = rateOf(name);
  return { label, price, unit: unitNames[unit], hasHighVat: vat === "high" };
}

/** What the panel says of a service whose price can be calculated. */
function explanationOf({ parts, questions: _, ...indication }: ServiceEstimate) {
  return {
    ...indication,
    /** What may come on top of each part, by its name. */
    extras: Object.fromEntries(
      parts.map(({ name, extras = indication.extras }) => [name, extras.map(extraOf)]),
    ),
  };
}
export type PriceExplanation = ReturnType<typeof explanationOf>;

/** A service in the list of the price indication, with its works, of which the price is known. */
function pricedService({ slug, ...service }: ReturnType<typeof servicesIn>[number]) {
  const { label, also, drawing, lists, panel, price } = service;
  const { indication, visit } = serviceTexts(slug);
  const { parts = [], questions = [] } = indication ?? {};
  const rate = indication && (panel[0] ?? price);
  return {
    slug,
    label,
    /** A second line on its tile. */
    also,
    drawing,
    /** The value that is sent for it. */
    choice: lists.includes("quote") ? slug : otherService,
    /** The building whose VAT counts until the visitor says more. */
    building: indication?.building,
    /** The lowest price in euro per square metre without VAT; undefined if it needs a visit. */
    from: rate && rateOf(rate).from,
    /** What that price is for, where the work can cost less, or its page names another. */
    fromFor: indication?.shownFor,
    /** The same price with VAT, in words. */
    fromWithVat: rate && fromPrice(rate).other,
    works: parts.map((part) => workOf(prices.data, slug, part, questions)),
    /** Why a service without a price needs a visit. */
    visit,
    explanation: indication && explanationOf(indication),
  };
}

/** The texts and amounts of the price indication, by which everything is priced. */
export function priceBook() {
  const services = servicesIn("indication").map(pricedService);
  const book = { ...rulesOf(prices.data), texts: priceIndicationTexts.data, services };
  // A page carries it, so a property that says nothing is left out.
  return JSON.parse(JSON.stringify(book)) as typeof book;
}
export type PriceBook = ReturnType<typeof priceBook>;
