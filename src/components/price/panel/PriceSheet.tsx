import { QuoteSheet, type SheetLine } from "#components/price/sheet/QuoteSheet.tsx";
import type { Quote } from "#data/estimate/calculation.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import type { Basis } from "#data/estimate/quote.ts";
import { quantityOf } from "#data/estimate/sent-price.ts";
import { fill } from "#data/format/fill.ts";
import { euro, roundToCents } from "#data/format/money.ts";

interface Props {
  quote: Quote;
  /** What is in the price without a line of its own. */
  includes: readonly string[];
  words: PriceBook["texts"]["lines"];
  /** In which the amount of the job is read. */
  basis: Basis;
}

/** The lines that the lowest amount is the sum of, and what leads to the highest one. */
export function PriceSheet({ quote, includes, words, basis }: Props) {
  const { lines, sums, upper, most, room, withoutLine } = quote;
  const named = (work: string) => `${work}, ${words.basis[basis]}`;
  const after: SheetLine[] = [];
  const difference = roundToCents(upper[basis] - sums[basis]);
  if (difference > 0) {
    after.push({ work: named(words.upToOpen), amount: euro(difference) });
  }
  after.push({
    work: fill(words.room, { percent: `${room}%` }),
    quantity: named(words.roomFor),
    amount: euro(roundToCents(most[basis] - upper[basis])),
  });
  after.push({ work: named(words.highest), amount: euro(most[basis]) });
  return (
    <QuoteSheet
      layout="compact"
      caption={words.caption}
      lines={lines.map((line) => ({
        work: line.work,
        quantity: quantityOf(line, words),
        amount: euro(line.amount),
      }))}
      sums={[
        ...withoutLine.map((answer) => ({ work: answer, amount: words.noSurcharge })),
        { work: includes.join(", "), amount: words.included },
        { work: words.sum, amount: euro(sums.excludingVat) },
        ...sums.vat.map(({ percent, amount }) => ({
          work: fill(words.vat, { percent: `${percent}%` }),
          amount: euro(amount),
        })),
      ]}
      total={{ work: words.total, amount: euro(sums.includingVat) }}
      after={after}
    />
  );
}
