import { endOfMonth } from "./end-of-month";

/**
 * The page was built on another day than it is read on, so the browser fills in the date: in the page itself, behind
 * the places it fills, so that nothing moves when it does.
 */
export const endOfMonthScript = `
for (const place of document.querySelectorAll("[data-end-of-month]"))
  place.textContent = (${endOfMonth})(new Date());
`;
