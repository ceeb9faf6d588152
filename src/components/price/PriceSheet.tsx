import type { PriceBook, Quote } from "#data/estimate/calculation.ts";
import { quantityOf } from "#data/estimate/sent-price.ts";
import { fill } from "#data/format/fill.ts";
import { euro, roundToCents } from "#data/format/money.ts";
import { QuoteSheet, type SheetLine } from "./QuoteSheet.tsx";

interface Props {
  quote: Quote;
  /** What is in the price without a line of its own. */
  includes: readonly string[];
  words: PriceBook["texts"]["lines"];
}

/** The lines that the lowest amount is the sum of, and what leads to the highest one. */
export function PriceSheet({ quote, includes, words }: Props) {
  const { lines, sums, upper, most, room } = quote;
  const after: SheetLine[] = [];
  const difference = roundToCents(upper.includingVat - sums.includingVat);
  if (difference > 0) {
    after.push({ work: words.upToOpen, amount: euro(difference) });
  }
  after.push({
    work: fill(words.room, { percent: `${room}%` }),
    quantity: words.roomFor,
    amount: euro(roundToCents(most.includingVat - upper.includingVat)),
  });
  after.push({ work: words.highest, amount: euro(most.includingVat) });
  return (
    <QuoteSheet
      compact
      caption={words.caption}
      lines={lines.map((line) => ({
        work: line.work,
        quantity: quantityOf(line),
        amount: euro(line.amount),
      }))}
      sums={[
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
