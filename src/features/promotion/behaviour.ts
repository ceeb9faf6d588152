import { isPromoted } from "#data/lib/price-rules.ts";
import { endOfMonth } from "./end-of-month.ts";

// What a page says about a promotion depends on the day on which it is read, not on the day on which
// it was built.
const now = new Date();
for (const place of document.querySelectorAll("[data-end-of-month]")) {
  place.textContent = endOfMonth(now);
}
for (const promotion of document.querySelectorAll<HTMLElement>("[data-promotion-ends]")) {
  if (!isPromoted(promotion.dataset["promotionEnds"] ?? "none", now)) {
    promotion.remove();
  }
}
