import { prices } from "#data/business/prices.ts";
import { dutchDay } from "#data/lib/dates.ts";

/**
 * A text with the last day of the promotion. Where that is the end of the month, it stands undated
 * in the page, and promotion-script.js writes the day on which it is read.
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
