import { fill } from "#facts/format/fill.ts";
import { euro, roundToCents } from "#facts/format/money.ts";
import { quantityText } from "#prices/units.ts";
import { type Basis, type Quote, rangeText } from "./calculation.ts";
import type { PriceBook } from "./price-book.ts";
import type { QuoteLine } from "./quote.ts";

type Words = PriceBook["texts"]["lines"];

/** A line of a quote or an invoice in words. */
export interface SheetLine {
  work: string;
  /** How much of it, and at which price. */
  quantity?: string | undefined;
  amount: string;
}

export interface Sheet {
  lines: SheetLine[];
  /** What the lines come to, and what is in the price, above the total. */
  sums: SheetLine[];
  total: SheetLine;
  /** What leads from the total to the highest amount. */
  after?: SheetLine[];
}

/** How much of a line, and at which price: "48 m² × € 12,50"; undefined for what counts once. */
function quantityOf({ squareMeters, price, reduction }: QuoteLine, words: Words) {
  if (reduction) {
    const { percent, of } = reduction;
    return fill(words.reduction, { percent: `${percent}%`, amount: euro(of) });
  }
  return squareMeters === undefined
    ? undefined
    : `${quantityText(squareMeters, "m2")} × ${euro(price)}`;
}

/** The lines that the lowest amount is the sum of, and what leads to the highest one. */
export function sheetOf(
  { lines, sums, upper, most, room, withoutLine }: Quote,
  words: Words,
  basis: Basis,
  includes: readonly string[],
): Sheet {
  const row = (work: string, amount: number): SheetLine => ({ work, amount: euro(amount) });
  const named = (work: string) => `${work}, ${words.basis[basis]}`;
  const difference = roundToCents(upper[basis] - sums[basis]);
  return {
    lines: lines.map((line) => ({
      ...row(line.work ?? (line.reduction ? words.discountLine : words.fillUp), line.amount),
      quantity: quantityOf(line, words),
    })),
    sums: [
      ...withoutLine.map((answer) => ({ work: answer, amount: words.noSurcharge })),
      ...(includes.length > 0 ? [{ work: includes.join(", "), amount: words.included }] : []),
      row(words.sum, sums.excludingVat),
      ...sums.vat.map(({ percent, amount }) =>
        row(fill(words.vat, { percent: `${percent}%` }), amount),
      ),
    ],
    total: row(words.total, sums.includingVat),
    after: [
      ...(difference > 0 ? [row(named(words.upToOpen), difference)] : []),
      {
        ...row(fill(words.room, { percent: `${room}%` }), roundToCents(most[basis] - upper[basis])),
        quantity: named(words.roomFor),
      },
      row(named(words.highest), most[basis]),
    ],
  };
}

/** A label or a topic within a sentence; a name that is all capitals keeps them. */
const inSentence = (words: string) =>
  words.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/**
 * What is open in sentences: what the job costs with each answer that leads beyond the amounts, the
 * dearest first, what the amounts count with, and what the difference between them is.
 */
export function openTexts(open: Quote["open"], words: Words, basis: Basis): string[] {
  const beyond = open
    .flatMap((question) => question.beyond)
    .sort((a, b) => b.ranges[basis].high - a.ranges[basis].high)
    .map(({ answer, ranges }) => fill(words.beyond, { answer, range: rangeText(ranges[basis]) }));
  const answers = open.flatMap(({ counted }) => (counted ? [inSentence(counted)] : []));
  const topics = open.filter(({ counted }) => !counted).map(({ topic }) => inSentence(topic));
  return [
    ...beyond,
    ...(answers.length > 0 ? [fill(words.assumed, { answers: answers.join("; ") })] : []),
    ...(topics.length > 0 ? [fill(words.between, { topics: topics.join(", ") })] : []),
  ];
}
