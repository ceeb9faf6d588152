import { prices } from "#data/business/prices.ts";
import { dutchDay } from "#data/lib/dates.ts";
import { isPromoted } from "#data/lib/price-rules.ts";
import { endOfMonth } from "./end-of-month.ts";

/**
 * What depends on the day a page is read; behind the places it fills, so that nothing moves when it
 * does.
 */
export const endOfMonthScript = `
for (const place of document.querySelectorAll("[data-end-of-month]"))
  place.textContent = (${endOfMonth})(new Date());
for (const place of document.querySelectorAll("[data-until]"))
  if (!(${isPromoted})(place.dataset.until, new Date())) place.remove();
`;

/**
 * A text with the last day of the promotion; in the place of an end of the month stand undated
 * words until it is read.
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
