import { isPromoted } from "@/content/lib/price-rules";
import { endOfMonth } from "./end-of-month";

/** What depends on the day a page is read; behind the places it fills, so that nothing moves when it does. */
export const endOfMonthScript = `
for (const place of document.querySelectorAll("[data-end-of-month]"))
  place.textContent = (${endOfMonth})(new Date());
for (const place of document.querySelectorAll("[data-until]"))
  if (!(${isPromoted})(place.dataset.until, new Date())) place.remove();
`;
