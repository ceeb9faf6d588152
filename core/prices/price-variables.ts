import { euro, euroRange } from "#facts/format/money.ts";
import type { Variables } from "#reading/resolve.ts";
import { euroWithVat, isPromoted, withVat } from "./price-rules.ts";
import type { BillLine, Prices } from "./prices-schema.ts";
import { billOf } from "./sums.ts";
import { quantityText, unitNames } from "./units.ts";

function rateVariables({ rates, vat }: Prices): [string, string][] {
  return Object.entries(rates).flatMap(([name, rate]): [string, string][] => {
    const percent = vat[rate.vat];
    const variables: [string, string][] = [
      [`price.${name}`, euro(rate.from)],
      [`price.${name}.unit`, unitNames[rate.unit]],
      [`price.${name}.vat`, `${percent}%`],
      [`price.${name}.incl`, euroWithVat(percent, rate.from)],
      [`price.${name}.high`, euroWithVat(vat.high, rate.from)],
    ];
    if (rate.to !== undefined) {
      variables.push(
        [`price.${name}.to`, euro(rate.to)],
        [`price.${name}.range`, euroRange(rate.from, rate.to)],
        [`price.${name}.range.incl`, euroWithVat(percent, rate.from, rate.to)],
      );
    }
    return variables;
  });
}

/** An estimate is rounded up to whole euros. */
const wholeEuros = (from: number, to: number) => euroRange(Math.ceil(from), Math.ceil(to));

function exampleVariables({ examples, vat }: Prices): [string, string][] {
  return examples.flatMap((example): [string, string][] => {
    const { from, to } = example;
    const prefix = `example.${example.id}`;
    return [
      [`${prefix}.year`, `${example.year}`],
      [`${prefix}.squareMeters`, `${example.squareMetersFrom}–${example.squareMetersTo} m²`],
      [`${prefix}.range`, euroRange(from, to)],
      [`${prefix}.range.incl`, wholeEuros(withVat(from, vat.low), withVat(to, vat.low))],
    ];
  });
}

/** The lines of a bill, and its sums; those of a range in whole euros. */
function billVariables(prices: Prices, prefix: string, bill: BillLine[]): [string, string][] {
  const { lines, from, to } = billOf(prices, bill);
  return [
    ...lines.flatMap((line): [string, string][] => [
      [`${prefix}.${line.name}.quantity`, quantityText(line.quantity, line.unit)],
      [`${prefix}.${line.name}.price`, euro(line.price)],
      [`${prefix}.${line.name}.amount`, euro(line.amount)],
    ]),
    [`${prefix}.excl`, euro(from.excludingVat)],
    [`${prefix}.vat`, euro(from.includingVat - from.excludingVat)],
    [`${prefix}.incl`, euro(from.includingVat)],
    [`${prefix}.range`, wholeEuros(from.excludingVat, to.excludingVat)],
    [`${prefix}.range.incl`, wholeEuros(from.includingVat, to.includingVat)],
  ];
}

/** The variables from content/prices.yaml. Those of the promotion are empty while there is none. */
export function priceVariables(prices: Prices): Variables {
  const { promotion, quote, vat } = prices;
  const hasPromotion = isPromoted(promotion.ends, new Date());
  return new Map<string, string | undefined>([
    ...rateVariables(prices),
    ...exampleVariables(prices),
    ...prices.bundles.flatMap(({ id, lines }) => billVariables(prices, `bundle.${id}`, lines)),
    ...billVariables(prices, "invoice", prices.invoice.lines),
    ["invoice.hours", `${prices.invoice.hours} uur`],
    ["promotion.percent", hasPromotion ? `${promotion.percent}%` : undefined],
    ["promotion.above", hasPromotion ? `${promotion.aboveSquareMeters} m²` : undefined],
    ["quote.validDays", `${quote.validDays} dagen`],
    ["quote.smallProject", euro(quote.smallProject)],
    ["quote.downPayment", `${quote.downPaymentPercent}%`],
    ["vat.low", `${vat.low}%`],
    ["vat.high", `${vat.high}%`],
    ["vat.years", `${vat.lowFromYears} jaar`],
  ]);
}
