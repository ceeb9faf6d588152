import { dutchDay } from "#data/format/dates.ts";
import { prices } from "#data/prices/prices.ts";

/**
 * A text with the last day of the promotion. For a promotion of every month, the page has `undated`
 * instead, which behaviour.ts replaces by the end of the current month.
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
