import { business } from "@/content/firm/business";
import { claims } from "@/content/firm/claims";
import { prices } from "@/content/firm/prices";
import { euro, euroRange } from "./money";

const unit = { m2: "per m²" } as const;

/** Everything a text may name in braces, with what stands there in the end. */
function allFacts(): Map<string, string> {
  const facts = new Map<string, string>();
  for (const [name, value] of Object.entries(business)) {
    if (typeof value === "string") facts.set(`business.${name}`, value);
  }
  facts.set("business.partner", business.partner.name);
  for (const [name, claim] of Object.entries(claims)) facts.set(`claim.${name}`, claim.value);
  for (const [name, rate] of Object.entries(prices.rates)) {
    facts.set(`price.${name}`, euro(rate.from));
    facts.set(`price.${name}.unit`, unit[rate.unit]);
    if (rate.to === undefined) continue;
    facts.set(`price.${name}.to`, euro(rate.to));
    facts.set(`price.${name}.range`, euroRange(rate.from, rate.to));
  }
  for (const example of prices.examples) {
    facts.set(
      `example.${example.id}.squareMetres`,
      `${example.squareMetresFrom}–${example.squareMetresTo} m²`,
    );
    facts.set(`example.${example.id}.range`, euroRange(example.from, example.to));
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
const token = /\{((?:business|claim|price|example|promotion|quote|vat)\.[\w.-]+)\}/g;

/** The text with each {fact} replaced; throws with the place and the known names when one does not exist. */
export function fillInText(text: string, place: string): string {
  return text.replace(token, (_, name: string) => {
    const value = facts.get(name);
    if (value !== undefined) return value;
    const family = name.slice(0, name.indexOf("."));
    const known = [...facts.keys()].filter((key) => key.startsWith(`${family}.`)).join(", ");
    throw new Error(`${place}: {${name}} does not exist — use one of: ${known}`);
  });
}

/** The same data with the facts filled in, in every text at any depth. */
export function fillIn(data: unknown, place: string): unknown {
  if (typeof data === "string") return fillInText(data, place);
  if (Array.isArray(data)) return data.map((entry, index) => fillIn(entry, `${place} › ${index + 1}`));
  if (data === null || typeof data !== "object") return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, fillIn(value, `${place} › ${key}`)]),
  );
}
