import { endOfMonth, isPromoted } from "@contractor/core/prices/price-rules.ts";

// A promotion may end after the page was built, so its texts are updated when the page is read.
const now = new Date();
for (const place of document.querySelectorAll("[data-end-of-month]")) {
  place.textContent = endOfMonth(now);
}
for (const promotion of document.querySelectorAll<HTMLElement>("[data-promotion-ends]")) {
  if (!isPromoted(promotion.dataset.promotionEnds ?? "none", now)) {
    promotion.remove();
  }
}
