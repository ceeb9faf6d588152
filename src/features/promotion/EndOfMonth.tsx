import { prices } from "@/content/business/prices";
import { dutchDay } from "@/content/lib/dates";

/**
 * A text with the last day of the promotion; the end of a month end-of-month-script.ts writes when it is read, and
 * without script the undated words stand there.
 */
export function EndOfMonth({ text, undated }: { text: string; undated: string }) {
  const { ends } = prices.promotion;
  const [before, after] = text.split("{endOfMonth}");
  return (
    <>
      {before}
      {ends === "month" ? <span data-end-of-month="">{undated}</span> : dutchDay(ends)}
      {after}
    </>
  );
}
