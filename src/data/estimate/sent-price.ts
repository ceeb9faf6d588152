import { fill } from "#data/format/fill.ts";
import { euro } from "#data/format/money.ts";
import { quantityText } from "#data/prices/units.ts";
import type { Quote } from "./calculation.ts";
import { openTexts } from "./open-texts.ts";
import type { PriceBook } from "./price-book.ts";
import { basesFor, type PricedJob, rangeText, resultText, vatText } from "./priced-job.ts";
import type { Basis, QuoteLine } from "./quote.ts";

type Words = PriceBook["texts"];

/** How much of a line, and at which price: "48 m² × € 12,50"; undefined for what counts once. */
export function quantityOf(
  { squareMeters, price, reduction }: QuoteLine,
  words: Words["lines"],
): string | undefined {
  if (reduction) {
    const { percent, of } = reduction;
    return fill(words.reduction, { percent: `${percent}%`, amount: euro(of) });
  }
  return squareMeters === undefined
    ? undefined
    : `${quantityText(squareMeters, "m2")} × ${euro(price)}`;
}

function quoteTexts(
  { lines, sums, open, withoutLine }: Quote,
  words: Words["lines"],
  basis: Basis,
): string[] {
  const { dearest, others, counted } = openTexts(open, words, basis);
  const vat = sums.vat.map(
    ({ percent, amount }) => `${fill(words.vat, { percent: `${percent}%` })}: ${euro(amount)}`,
  );
  return [
    ...lines.map((line) => {
      const amount = [quantityOf(line, words), euro(line.amount)].filter(Boolean).join(" = ");
      return `${line.work}: ${amount}`;
    }),
    ...withoutLine.map((answer) => `${answer}: ${words.noSurcharge}`),
    `${words.sum}: ${euro(sums.excludingVat)}`,
    ...vat,
    `${words.total}: ${euro(sums.includingVat)}`,
    ...(open.length > 0 ? [`${words.open}:`] : []),
    ...(dearest ? [dearest] : []),
    ...others,
    ...counted,
  ];
}

/**
 * The price as the firm gets it, one fact on a line: both amounts, what they are for, and the lines
 * of the quote that the visitor saw; "" without a price.
 */
export function sentPrice(pricedJob: PricedJob, texts: Words): string {
  const { estimate, subject, building } = pricedJob;
  if (estimate?.kind !== "range") {
    return resultText(pricedJob, texts);
  }
  const { vatPercents, discount, isRough, quote } = estimate;
  const bases = {
    includingVat: fill(texts.range.includingVat, { vat: vatText(vatPercents) }),
    excludingVat: texts.range.excludingVat,
  };
  return [
    ...basesFor(building).map((basis) => `${rangeText(estimate[basis])} ${bases[basis]}`),
    subject,
    ...(discount ? [fill(texts.sentence.discount, { percent: `${discount.percent}%` })] : []),
    ...(isRough ? [texts.sentence.rough] : []),
    ...(quote ? quoteTexts(quote, texts.lines, basesFor(building)[0]) : []),
  ].join("\n");
}
