import { business } from "@/content/firm/business";
import { claims } from "@/content/firm/claims";
import { prices } from "@/content/firm/prices";
import { vatPercent, withVat } from "@/content/firm/vat";
import { type Facts, fillTextWith, fillWith } from "./fill-in";
import { euro, euroRange } from "./money";
import { postalCode } from "./postal-code";

const unit = { m2: "per m²" } as const;

/** Everything a text may name in braces, with what stands there in the end; undefined where the firm has none. */
function allFacts(): Facts {
  const facts = new Map<string, string | undefined>();
  for (const [name, value] of Object.entries(business)) {
    if (typeof value === "string") facts.set(`business.${name}`, value);
  }
  facts.set("business.partner", business.partner?.name);
  facts.set("business.externalReviews", business.externalReviews?.name);
  facts.set("business.whatsapp", business.whatsapp);
  facts.set("business.postalCode", postalCode(business.postalCode));
  for (const [name, claim] of Object.entries(claims)) facts.set(`claim.${name}`, claim.value);
  for (const [name, rate] of Object.entries(prices.rates)) {
    const vat = vatPercent(name);
    facts.set(`price.${name}`, euro(rate.from));
    facts.set(`price.${name}.incl`, euro(withVat(rate.from, vat)));
    facts.set(`price.${name}.vat`, `${vat}%`);
    facts.set(`price.${name}.unit`, unit[rate.unit]);
    if (rate.to === undefined) continue;
    facts.set(`price.${name}.to`, euro(rate.to));
    facts.set(`price.${name}.range`, euroRange(rate.from, rate.to));
    facts.set(`price.${name}.range.incl`, euroRange(withVat(rate.from, vat), withVat(rate.to, vat)));
  }
  for (const example of prices.examples) {
    facts.set(
      `example.${example.id}.squareMetres`,
      `${example.squareMetresFrom}–${example.squareMetresTo} m²`,
    );
    facts.set(`example.${example.id}.range`, euroRange(example.from, example.to));
    const { low } = prices.vat;
    facts.set(
      `example.${example.id}.range.incl`,
      euroRange(withVat(example.from, low), withVat(example.to, low)),
    );
  }
  facts.set("promotion.percent", `${prices.promotion.percent}%`);
  facts.set("promotion.above", `${prices.promotion.aboveSquareMetres} m²`);
  facts.set("quote.validDays", `${prices.quote.validDays} dagen`);
  facts.set("quote.downPayment", `${prices.quote.downPaymentPercent}%`);
  facts.set("vat.low", `${prices.vat.low}%`);
  facts.set("vat.high", `${prices.vat.high}%`);
  facts.set("vat.years", `${prices.vat.lowFromYears} jaar`);
  facts.set("price.spread", prices.indication.spread.toLocaleString("nl-NL"));
  return facts;
}

const facts = allFacts();

/** A text with the firm's facts filled in; throws with the place and what to do when one does not exist. */
export function fillInText(text: string, place: string): string {
  return fillTextWith(facts, text, place);
}

/** Data with the firm's facts filled in, in every text at any depth. */
export function fillIn(data: unknown, place: string): unknown {
  return fillWith(facts, data, place);
}
