import { fill } from "#data/format/fill.ts";
import { euro } from "#data/format/money.ts";
import { quantityText } from "#data/prices/units.ts";
import type { PriceBook, Quote } from "./calculation.ts";
import { basesFor, type PricedJob, rangeText, resultText } from "./priced-job.ts";
import type { OpenQuestion, QuoteLine } from "./quote.ts";

type Words = PriceBook["texts"];

/** How much of a line, and at which price: "48 m² × € 12,50"; undefined for what counts once. */
export const quantityOf = ({ squareMeters, price }: QuoteLine): string | undefined =>
  squareMeters === undefined ? undefined : `${quantityText(squareMeters, "m2")} × ${euro(price)}`;

/** What is open, and what the amounts assume of it, in a sentence. */
export function openText({ topic, lowest, highest, more }: OpenQuestion, words: Words["lines"]) {
  return more > 0
    ? fill(words.between, { topic, lowest, highest, amount: euro(more) })
    : fill(words.assumed, { topic, answer: lowest });
}

function quoteTexts({ lines, sums, open }: Quote, words: Words["lines"]): string[] {
  const vat = sums.vat.map(
    ({ percent, amount }) => `${fill(words.vat, { percent: `${percent}%` })}: ${euro(amount)}`,
  );
  return [
    ...lines.map((line) => {
      const amount = [quantityOf(line), euro(line.amount)].filter(Boolean).join(" = ");
      return `${line.work}: ${amount}`;
    }),
    `${words.sum}: ${euro(sums.excludingVat)}`,
    ...vat,
    `${words.total}: ${euro(sums.includingVat)}`,
    ...(open.length > 0 ? [`${words.open}:`] : []),
    ...open.map((question) => openText(question, words)),
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
  const { vatPercent, discount, isRough, quote } = estimate;
  const bases = {
    includingVat: fill(texts.range.includingVat, { percent: `${vatPercent}%` }),
    excludingVat: texts.range.excludingVat,
  };
  return [
    ...basesFor(building).map((basis) => `${rangeText(estimate[basis])} ${bases[basis]}`),
    subject,
    ...(discount ? [fill(texts.sentence.discount, { percent: `${discount.percent}%` })] : []),
    ...(isRough ? [texts.sentence.rough] : []),
    ...(quote ? quoteTexts(quote, texts.lines) : []),
  ].join("\n");
}
