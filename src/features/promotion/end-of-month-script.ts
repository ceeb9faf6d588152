import { isPromoted } from "@/content/lib/price-rules";
import { endOfMonth } from "./end-of-month";

/**
 * What depends on the day on which a page is read: the end of the month, and what is over. The page was built on another day than it is read on, so the browser fills in the date: in the page itself, behind
 * the places it fills, so that nothing moves when it does.
 */
export const endOfMonthScript = `
for (const place of document.querySelectorAll("[data-end-of-month]"))
  place.textContent = (${endOfMonth})(new Date());
for (const place of document.querySelectorAll("[data-until]"))
  if (!(${isPromoted})(place.dataset.until, new Date())) place.remove();
`;
