import { prices } from "#data/business/prices.ts";
import { dutchDay } from "#data/lib/dates.ts";

/**
 * A text with the last day of the promotion. A promotion of every month has no date in the page:
 * behaviour.ts writes the end of the month in which it is read.
 */
export function EndOfMonth({ text, undated }: { text: string; undated: string }) {
  const { ends } = prices.data.promotion;
  const [before, after] = text.split("{endOfMonth}");
  return (
    <>
      {before}
      {ends === "month" ? <span data-end-of-month="">{undated}</span> : dutchDay(ends)}
      {after}
    </>
  );
}
