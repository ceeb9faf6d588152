import { euro, euroRange } from "#facts/format/money.ts";
import type { Variables } from "#reading/resolve.ts";
import { euroWithVat, isPromoted, withVat } from "./price-rules.ts";
import type { Prices } from "./prices-schema.ts";
import { billOf } from "./sums.ts";
import { quantityText, unitNames, unitSymbols } from "./units.ts";

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

function bundleVariables(prices: Prices): [string, string][] {
  return prices.bundles.flatMap((bundle): [string, string][] => {
    const { lines, from, to } = billOf(prices, bundle.lines);
    const prefix = `bundle.${bundle.id}`;
    const measured = lines.filter((line) => unitSymbols[line.unit] !== "");
    return [
      [`${prefix}.range`, wholeEuros(from.excludingVat, to.excludingVat)],
      [`${prefix}.range.incl`, wholeEuros(from.includingVat, to.includingVat)],
      ...measured.map(({ name, quantity, unit }): [string, string] => [
        `${prefix}.${name}.quantity`,
        quantityText(quantity, unit),
      ]),
    ];
  });
}

function invoiceVariables(prices: Prices): [string, string][] {
  const { lines, from } = billOf(prices, prices.invoice.lines);
  return [
    ...lines.flatMap((line): [string, string][] => [
      [`invoice.${line.name}.quantity`, quantityText(line.quantity, line.unit)],
      [`invoice.${line.name}.price`, euro(line.price)],
      [`invoice.${line.name}.amount`, euro(line.amount)],
    ]),
    ["invoice.hours", `${prices.invoice.hours} uur`],
    ["invoice.excl", euro(from.excludingVat)],
    ["invoice.vat", euro(from.includingVat - from.excludingVat)],
    ["invoice.incl", euro(from.includingVat)],
  ];
}

/** The variables from content/prices.yaml. Those of the promotion are empty while there is none. */
export function priceVariables(prices: Prices): Variables {
  const { promotion, quote, vat } = prices;
  const hasPromotion = isPromoted(promotion.ends, new Date());
  return new Map<string, string | undefined>([
    ...rateVariables(prices),
    ...exampleVariables(prices),
    ...bundleVariables(prices),
    ...invoiceVariables(prices),
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
